// The checks of the ledger (R28, R72): each line follows the rule of its journal's kind, and
// journals and documents agree. Each returned row is a discrepancy.
import { HOLDERS, JOURNAL_RULES } from '@hammerdock/domain/invoicing/journals.ts';
import { sql } from 'kysely';
import { commissionOfInvoice } from '../invoices/invoice-issuing.ts';
import type { CheckQuery } from './money.ts';
import { payoutChecks } from './payouts.ts';
import { transferChecks } from './transfers.ts';

/** The domain's table of rules as rows: kind, account, side, holder. */
const rules = sql.join(
  Object.entries(JOURNAL_RULES).flatMap(([kind, { lines }]) =>
    Object.entries(lines).map(([account, side]) => {
      // The keys of both tables are the accounts.
      const holder = HOLDERS[account as keyof typeof HOLDERS];
      return sql`(${sql.lit(kind)}, ${sql.lit(account)}, ${sql.lit(side)}, ${sql.lit(holder)})`;
    }),
  ),
);

/** Credit that an admin grants, and credit that pays without a card, have no document. */
const documented = sql`not (kind = 'credit granted'
  or kind = 'credit applied' and payment_id is null)`;

/** The first decision of a dispute has no number in its reference. */
const numbered = sql`case when nth = 1 then '' else ' ' || nth end`;

/** Each decision of a dispute, with what it cost: the one that stands, and those it replaced. */
const decisions = sql`select id as dispute_id, state, closed_at, null::timestamptz as replaced_at,
      (select count(*) + 1 from dispute_decisions where dispute_id = disputes.id) as nth,
      lost_hammer_cents, lost_premium_cents, lost_tax_cents, lost_shipping_cents, lost_fee_cents,
      lost_deposit_cents, lost_commission_cents
    from disputes where closed_at is not null
  union all select dispute_id, state, closed_at, replaced_at, number, lost_hammer_cents,
      lost_premium_cents, lost_tax_cents, lost_shipping_cents, lost_fee_cents, lost_deposit_cents,
      lost_commission_cents
    from dispute_decisions`;

const disputeSteps = sql`select 'chargeback' as kind, id as dispute_id, id, opened_at as at
    from disputes
  union all select 'chargeback ' || state, dispute_id,
      dispute_id || ${numbered}, closed_at from (${decisions}) decided
  union all select 'chargeback reopened', dispute_id, dispute_id || ' ' || nth, replaced_at
    from (${decisions}) decided where replaced_at is not null`;

/** A transfer is booked when the provider has made it. */
const wasPaid = sql`coalesce(state, 'succeeded') not in ('pending', 'refused')`;

/** The journal of each document. A null `at` has no second record. */
const documents = sql`select 'invoice issued' as kind, 'invoice ' || id as reference, user_id,
    id as invoice_id, null::uuid as payment_id, issued_at as at from invoices
  union all select 'invoice voided', 'void ' || id, user_id, id, null, voided_at
    from invoices where voided_at is not null
  union all select case purpose when 'deposit' then 'deposit held' else 'card payment' end,
      'payment ' || id, user_id, invoice_id, id, settled_at
    from payments where state = 'succeeded'
  union all select 'credit applied', 'credit ' || id, user_id, invoice_id, id, created_at
    from payments where credit_cents > 0
  union all select 'credit returned', 'credit back ' || id, user_id, invoice_id, id,
      coalesce(declined_at, settled_at) from payments
    where credit_cents > 0 and (state in ('declined', 'abandoned') or declined_at is not null)
  union all select 'coupon redeemed', 'coupon ' || id, user_id, null, null, at
    from coupon_redemptions
  union all select 'invite rewarded', 'invite ' || invitee_id, inviter_id, null, null,
      (select max(at) from audit_entries where action = 'invite rewarded'
        and details ->> 'inviteeId' = invitee_id::text)
    from invitations where exists (select from (select invoice_id from pickup_windows
        union all select invoice_id from invoice_shipping where paid_at is not null) paid
      join invoices on invoices.id = invoice_id where invoices.user_id = invitee_id)
  union all select 'refund made', 'refund ' || id, user_id, invoice_id, null, at from refunds
  union all select 'refund canceled', 'refund canceled ' || refund_id, user_id, invoice_id, null,
      canceled_refunds.at from canceled_refunds join refunds on refunds.id = refund_id
  union all select case card_refunds.state when 'refused' then 'card refund refused'
      else 'card refund' end, 'card refund ' || card_refunds.id,
      refunds.user_id, refunds.invoice_id, null, card_refunds.settled_at
    from card_refunds join refunds on refunds.id = refund_id
    where card_refunds.settled_at is not null and card_refunds.state <> 'canceled'
  union all select 'card refund failed', 'card refund failed ' || card_refunds.id,
      refunds.user_id, refunds.invoice_id, null, failed_at
    from card_refunds join refunds on refunds.id = refund_id where failed_at is not null
  union all select 'deposit released', 'deposit release ' || id, user_id, null, payment_id,
      created_at from deposit_returns
  union all select case state when 'refused' then 'deposit return refused'
      else 'deposit returned' end, 'deposit return ' || id, user_id, null, payment_id,
      settled_at from deposit_returns where settled_at is not null
  union all select 'deposit return failed', 'deposit return failed ' || id, user_id, null,
      payment_id, failed_at from deposit_returns where failed_at is not null
  union all select step.kind, step.kind || ' ' || step.id, user_id, invoice_id, payments.id, step.at
    from (${disputeSteps}) step join disputes on disputes.id = dispute_id
      join payments on payments.id = payment_id
  union all select case when change_cents > 0 then 'dispute fee' else 'dispute fee returned' end,
      'dispute fee ' || dispute_id || ' ' || number, user_id, invoice_id, payments.id,
      dispute_fees.at
    from dispute_fees join disputes on disputes.id = dispute_id
      join payments on payments.id = payment_id
  union all select 'payout', 'payout ' || id, seller_id, null, null, coalesce(settled_at, at)
    from payouts left join payout_transfers on payout_id = id where ${wasPaid}
  union all select 'payout reversed', 'payout reversed ' || payout_id, seller_id, null, null,
      payout_reversals.at from payout_reversals join payouts on id = payout_id`;

/** What was still due on an invoice when it was voided. */
const dueBeforeVoid = sql`(select coalesce(sum(amount_cents), 0) from entries
  join journals on journals.id = journal_id
  where entries.invoice_id = invoices.id and account = 'buyer receivable'
    and kind <> 'invoice voided')`;

const expectedLines = sql`select 'invoice ' || invoices.id as reference, account, holder, cents
    from invoices join auctions on auctions.id = auction_id
      cross join lateral (select ${commissionOfInvoice} as commission) part
      cross join lateral (values ('buyer receivable', user_id, total_cents),
        ('seller payable', seller_id, commission - hammer_cents),
        ('premium revenue', null, -premium_cents), ('commission revenue', null, -commission),
        ('tax payable', null, -tax_cents), ('shipping revenue', null, -shipping_cents))
      lines (account, holder, cents)
  union all select 'void ' || invoices.id, account, holder, cents
    from invoices join auctions on auctions.id = auction_id
      cross join lateral (select ${dueBeforeVoid} as due,
        ${commissionOfInvoice} as commission) before cross join lateral (values
      ('buyer receivable', user_id, -due), ('buyer credit', user_id, due - total_cents),
      ('seller payable', seller_id, hammer_cents - commission),
      ('premium revenue', null, premium_cents), ('commission revenue', null, commission),
      ('tax payable', null, tax_cents),
      ('shipping revenue', null, shipping_cents)) lines (account, holder, cents)
    where voided_at is not null
  union all select 'payment ' || id, account, holder, cents from payments
    cross join lateral (values ('gateway clearing', null, amount_cents + fee_cents),
      (case purpose when 'deposit' then 'buyer deposit' else 'buyer receivable' end, user_id,
        surplus_cents - amount_cents), ('card fees', null, surplus_fee_cents - fee_cents),
      ('buyer credit', user_id, -surplus_cents - surplus_fee_cents))
      lines (account, holder, cents)
    where state = 'succeeded'
  union all select 'credit ' || id, account, user_id, cents from payments cross join lateral
    (values ('buyer credit', credit_cents), ('buyer receivable', -credit_cents))
    lines (account, cents)
  union all select 'credit back ' || id, account, user_id, cents from payments cross join lateral
    (values ('buyer credit', -credit_cents), ('buyer receivable', credit_cents))
    lines (account, cents)
    where state in ('declined', 'abandoned') or declined_at is not null
  union all select reference, account, holder, cents
    from (select 'coupon ' || id as reference, user_id, amount_cents from coupon_redemptions
      union all select 'invite ' || invitee_id, inviter_id, reward_cents from invitations
        where exists (select from journals where reference = 'invite ' || invitee_id)) grants
    cross join lateral (values ('promotion', null, amount_cents),
      ('buyer credit', user_id, -amount_cents)) lines (account, holder, cents)
  union all select 'refund ' || refunds.id, account, holder, cents
    from refunds join invoices on invoices.id = invoice_id
      join auctions on auctions.id = auction_id cross join lateral (values
      ('seller payable', seller_id, refunds.hammer_cents - refunds.commission_cents),
      ('commission revenue', null, refunds.commission_cents),
      ('premium revenue', null, refunds.premium_cents), ('tax payable', null, refunds.tax_cents),
      ('buyer credit', refunds.user_id, -credit_cents),
      ('refunds', refunds.user_id, credit_cents - amount_cents)) lines (account, holder, cents)
  union all select 'refund canceled ' || refunds.id, account, holder, cents
    from canceled_refunds join refunds on refunds.id = refund_id
      join invoices on invoices.id = invoice_id
      join auctions on auctions.id = auction_id cross join lateral (values
      ('seller payable', seller_id, refunds.commission_cents - refunds.hammer_cents),
      ('commission revenue', null, -refunds.commission_cents),
      ('premium revenue', null, -refunds.premium_cents), ('tax payable', null, -refunds.tax_cents),
      ('buyer credit', refunds.user_id, credit_cents),
      ('refunds', refunds.user_id, amount_cents - credit_cents)) lines (account, holder, cents)
  union all select 'card refund ' || card_refunds.id, account, holder, cents
    from card_refunds join refunds on refunds.id = refund_id cross join lateral (values
      ('refunds', user_id, card_refunds.amount_cents),
      (case state when 'refused' then 'buyer credit' else 'gateway clearing' end,
        case state when 'refused' then user_id end, -card_refunds.amount_cents))
      lines (account, holder, cents)
    where settled_at is not null and state <> 'canceled'
  union all select parts.kind || ' failed ' || id, account, holder, cents
    from (select 'card refund' as kind, card_refunds.id, user_id, card_refunds.amount_cents,
          failed_at
        from card_refunds join refunds on refunds.id = refund_id
      union all select 'deposit return', id, user_id, amount_cents, failed_at
        from deposit_returns) parts
      cross join lateral (values ('gateway clearing', null, amount_cents),
        ('buyer credit', user_id, -amount_cents)) lines (account, holder, cents)
    where failed_at is not null
  union all select 'deposit release ' || id, account, user_id, cents
    from deposit_returns cross join lateral (values ('buyer deposit', amount_cents),
      ('refunds', -amount_cents)) lines (account, cents)
  union all select 'deposit return ' || id, account, holder, cents
    from deposit_returns cross join lateral (values ('refunds', user_id, amount_cents),
      (case state when 'refused' then 'buyer credit' else 'gateway clearing' end,
        case state when 'refused' then user_id end, -amount_cents))
      lines (account, holder, cents) where settled_at is not null
  union all select 'chargeback ' || disputes.id, account, holder, cents
    from disputes join payments on payments.id = payment_id cross join lateral (values
      ('chargebacks', user_id, disputes.amount_cents),
      ('gateway clearing', null, -disputes.amount_cents)) lines (account, holder, cents)
  union all select step.reference, account, holder, cents * step.sign
    from (${decisions}) decided join disputes on disputes.id = dispute_id
      join payments on payments.id = payment_id
      left join invoices on invoices.id = invoice_id
      left join auctions on auctions.id = auction_id cross join lateral (values
        ('chargeback ' || decided.state || ' ' || dispute_id || ${numbered}, 1),
        (case when replaced_at is not null
          then 'chargeback reopened ' || dispute_id || ' ' || nth end, -1))
        step (reference, sign) cross join lateral (values
      ('chargebacks', payments.user_id, -disputes.amount_cents),
      ('gateway clearing', null, case decided.state when 'won' then disputes.amount_cents end),
      ('seller payable', seller_id, decided.lost_hammer_cents - decided.lost_commission_cents),
      ('commission revenue', null, decided.lost_commission_cents),
      ('premium revenue', null, decided.lost_premium_cents),
      ('tax payable', null, decided.lost_tax_cents),
      ('shipping revenue', null, decided.lost_shipping_cents),
      ('card fees', null, decided.lost_fee_cents),
      ('buyer deposit', payments.user_id, decided.lost_deposit_cents))
      lines (account, holder, cents)
    where step.reference is not null
  union all select 'dispute fee ' || dispute_id || ' ' || number, account, null, cents
    from dispute_fees cross join lateral (values ('dispute fees', change_cents),
      ('gateway clearing', -change_cents)) lines (account, cents)
  union all select kind || ' ' || id, account, holder, cents * sign
    from (select 'payout' as kind, 1 as sign, payouts.* from payouts
        left join payout_transfers on payout_id = id where ${wasPaid}
      union all select 'payout reversed', -1, payouts.*
        from payout_reversals join payouts on payouts.id = payout_id) paid
      cross join lateral (values ('seller payable', seller_id, amount_cents),
        ('gateway clearing', null, -amount_cents)) lines (account, holder, cents)`;

export const ledgerChecks: Readonly<Record<string, CheckQuery>> = {
  'dispute audit': sql`select 'dispute ' || disputes.id as subject,
      'it has no record, or the record differs' as detail
    from disputes join payments on payments.id = payment_id where not exists (select
      from audit_entries where action = 'dispute opened' and subject = payment_id::text
        and details @> jsonb_build_object('disputeId', disputes.id, 'userId', payments.user_id,
          'amountCents', disputes.amount_cents, 'reason', reason))`,
  'journal line': sql`select 'journal ' || journals.id as subject,
      account || ' is not a line of ' || kind || ', or is of another user or invoice' as detail
    from entries join journals on journals.id = journal_id
      left join (values ${rules}) rules (kind, account, side, holder) using (kind, account)
      left join invoices on invoices.id = journals.invoice_id
      left join auctions on auctions.id = invoices.auction_id
    where side is null or (side = 'debit') <> (amount_cents > 0)
      or entries.invoice_id is distinct from journals.invoice_id
      or entries.user_id is distinct from case holder
        when 'buyer' then journals.user_id when 'seller' then
          case when journals.invoice_id is null then journals.user_id else auctions.seller_id end
        end`,
  ...payoutChecks,
  ...transferChecks,
  'journal order': sql`select 'journal ' || journal_id as subject,
      'its lines are not numbered from zero' as detail
    from entries group by journal_id having min(position) <> 0 or max(position) <> count(*) - 1`,
  'journal document': sql`select
      coalesce('journal ' || journals.id, documents.reference) as subject,
      case when journals.id is null then 'it is not in the ledger'
        when documents.kind is null then 'it books ' || reference || ', which does not exist'
        else 'it and its document differ in kind, user, invoice, payment or time' end as detail
    from (${documents}) documents
      full join (select * from journals where ${documented}) journals using (reference)
    where (journals.kind, journals.user_id, journals.invoice_id, journals.payment_id)
        is distinct from (documents.kind, documents.user_id, documents.invoice_id,
          documents.payment_id)
      or abs(extract(epoch from journals.at - documents.at)) > 60`,
  'journal figures': sql`select reference as subject,
      'the ledger has ' || coalesce(booked, 0) || ' of ' || account || ', its document gives '
        || coalesce(cents, 0) as detail
    from (select reference, account, holder, cents from (${expectedLines}) listed
        where cents <> 0) expected
      full join (select reference, account, entries.user_id as holder, sum(amount_cents) as booked
        from entries join journals on journals.id = journal_id where ${documented}
        group by reference, account, entries.user_id) actual using (reference, account)
    where booked is distinct from cents or expected.holder is distinct from actual.holder`,
};
