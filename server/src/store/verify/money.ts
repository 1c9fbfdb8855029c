// The checks of invoices and payments, one SELECT each: each returned row is a discrepancy
// (OPS-10). They can run on a live store, in one snapshot.
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { dueOfInvoice } from '../payments/ledger.ts';
import { leftUnpaid } from '../invoices/unpaid-invoices.ts';

export interface Finding {
  subject: string;
  detail: string;
}
export type CheckQuery = RawBuilder<Finding>;

const JOURNALS: Readonly<Record<string, CheckQuery>> = {
  'journal balance': sql`select 'journal ' || journals.id as subject,
      count(entries.*) || ' entries, sum ' || coalesce(sum(amount_cents), 0) as detail
    from journals left join entries on entries.journal_id = journals.id
    group by journals.id having count(entries.*) < 2 or coalesce(sum(amount_cents), 0) <> 0`,
  'ledger sum': sql`select 'ledger' as subject, 'all entries sum to ' || sum(amount_cents) as detail
    from entries having sum(amount_cents) <> 0`,
  'credit below zero': sql`select 'user ' || user_id as subject,
      account || ' is overdrawn by ' || sum(amount_cents) as detail
    from entries where account in ('buyer credit', 'buyer deposit')
    group by user_id, account having sum(amount_cents) > 0`,
};

const INVOICES: Readonly<Record<string, CheckQuery>> = {
  'invoice line': sql`select 'lot ' || lots.id as subject,
      'sold, and on ' || count(invoice_lines.*) || ' invoices' as detail
    from lots join auctions on auctions.id = lots.auction_id
      left join invoice_lines on lot_id = lots.id and voided_at is null
    where phase = 'sold' and invoiced_at is not null
    group by lots.id having count(invoice_lines.*) <> case when ${leftUnpaid} then 0 else 1 end`,
  'invoice winner': sql`select 'invoice ' || invoices.number as subject,
      'bills lot ' || lots.id || ' to a user who is not its winner, or at another price' as detail
    from invoice_lines join invoices on invoices.id = invoice_id join lots on lots.id = lot_id
    where invoice_lines.voided_at is null and (lots.phase <> 'sold'
      or invoices.user_id is distinct from lots.winner_id
      or invoice_lines.hammer_cents is distinct from lots.hammer_cents
      or invoices.auction_id <> lots.auction_id)`,
  // R66 allows another one only for lots that were still open two hours after the scheduled end;
  // purchases are billed immediately (R18).
  'one invoice': sql`select 'user ' || user_id as subject,
      count(*) || ' invoices for auction ' || auction_id as detail
    from invoices where voided_at is null and not exists (select from buy_now_holds
        where buy_now_holds.invoice_id = invoices.id) and issued_at < interval '2 hours'
      + greatest((select ends_at from auctions where auctions.id = auction_id),
        (select max(first_closes_at) from lots where lots.auction_id = invoices.auction_id))
    group by user_id, auction_id having count(*) > 1`,
  'invoice sum': sql`select 'invoice ' || number as subject,
      'its figures are not the sums of its lines' as detail
    from invoices join (select invoice_id, sum(hammer_cents) as hammer,
        sum(premium_cents) as premium, sum(tax_cents) as tax
      from invoice_lines group by invoice_id) lines on lines.invoice_id = invoices.id
    where (hammer_cents, premium_cents, tax_cents) is distinct from (hammer, premium, tax)`,
  // R55: an auction's terms at publishing apply to its invoices.
  'invoice terms': sql`select 'invoice ' || invoices.number as subject,
      'its card fee or one of its lots is of another auction' as detail
    from invoices join auctions on auctions.id = auction_id
    where invoices.card_fee_bps <> auctions.card_fee_bps
      or exists (select from invoice_lines join lots on lots.id = lot_id
        where invoice_id = invoices.id and lots.auction_id <> invoices.auction_id)`,
  'invoice parties': sql`select 'invoice ' || number as subject,
      'it has no recipient' as detail
    from invoices where not exists (select from invoice_parties where invoice_id = invoices.id)`,
  'invoice without lines': sql`select 'invoice ' || number as subject, 'it has no lines' as detail
    from invoices where not exists (select from invoice_lines where invoice_id = invoices.id)`,
  'invoice overpaid': sql`select 'invoice ' || number as subject,
      'its balance is ' || ${dueOfInvoice} as detail from invoices where ${dueOfInvoice} < 0`,
};

const PAYMENTS: Readonly<Record<string, CheckQuery>> = {
  'payment card': sql`select 'payment ' || payments.id as subject,
      'it uses a card of another user' as detail
    from payments join cards on cards.id = card_id where cards.user_id <> payments.user_id`,
  'payment provider': sql`select 'payment ' || payments.id as subject,
      'its card is of another provider' as detail
    from payments left join cards on cards.id = card_id
    where payments.provider is not null and payments.provider is distinct from cards.provider`,
  'declined payment that succeeded': sql`select 'payment ' || payments.id as subject,
      'the record of when it was declined differs' as detail
    from payments left join audit_entries on action = 'declined payment succeeded'
      and subject = payments.id::text and details ->> 'userId' = payments.user_id::text
    where abs(extract(epoch from declined_at) * 1000 - (details ->> 'declinedAt')::numeric) > 1000
      or (declined_at is null) <> (action is null)`,
  'unsettled payment': sql`select 'payment ' || id as subject,
      'processing since ' || created_at as detail
    from payments where state = 'processing' and created_at < app.now() - interval '15 minutes'`,
};

const PICKUP: Readonly<Record<string, CheckQuery>> = {
  'hand-over unpaid': sql`select 'lot ' || handovers.lot_id as subject,
      'handed over without a paid invoice' as detail
    from handovers where not exists (select from invoice_lines
      join invoices on invoices.id = invoice_id
      where invoice_lines.lot_id = handovers.lot_id and invoice_lines.voided_at is null
        and ${dueOfInvoice} = 0)`,
  'hand-over audit': sql`select 'lot ' || lot_id as subject, 'not recorded' as detail
    from handovers where not exists (select from audit_entries
      where action = 'lot handed over' and subject = lot_id::text and actor_id = staff_id)`,
  'pickup window': sql`select 'invoice ' || number as subject,
      case when ${dueOfInvoice} = 0 then 'paid without a pickup window'
        else 'a pickup window without a payment' end as detail
    from invoices left join pickup_windows on invoice_id = invoices.id
    where voided_at is null and (${dueOfInvoice} = 0) <> (invoice_id is not null)
      and not exists (select from invoice_shipping where invoice_id = invoices.id)`,
  'shipping cost': sql`select 'invoice ' || invoices.number as subject,
      'its shipping of ' || shipping_cents || ' is not that of its auction' as detail
    from invoices join auctions on auctions.id = auction_id
    where shipping_cents <> coalesce(ship_first_cents + ship_more_cents * ((select count(*)
      from invoice_lines where invoice_lines.invoice_id = invoices.id) - 1), 0)`,
  shipment: sql`select 'invoice ' || invoices.number as subject,
      'its delivery, its address and its payment do not fit' as detail
    from invoices join auctions on auctions.id = auction_id
      left join invoice_shipping on invoice_shipping.invoice_id = invoices.id
    where (delivery_mode = 2) <> (invoice_shipping.invoice_id is not null)
      or voided_at is null and (paid_at is not null) <> (delivery_mode = 2 and ${dueOfInvoice} = 0)
      or paid_at is not null and exists (select from pickup_windows
        where pickup_windows.invoice_id = invoices.id)`,
};

const PLATFORM: Readonly<Record<string, CheckQuery>> = {
  'outbox drained': sql`select 'event ' || id as subject,
      fact || ' not dispatched since ' || at as detail
    from outbox where dispatched_at is null and at < app.now() - interval '1 minute'`,
  'primary card': sql`select 'user ' || user_id as subject, 'has cards but no primary one' as detail
    from cards where removed_at is null and coalesce(bank_status, 'verified') = 'verified'
    group by user_id having not bool_or(is_primary)`,
};

export const moneyChecks: Readonly<Record<string, CheckQuery>> = {
  ...JOURNALS,
  ...INVOICES,
  ...PAYMENTS,
  ...PICKUP,
  ...PLATFORM,
};

export const runCheck = async (tx: Tx, query: CheckQuery): Promise<readonly Finding[]> =>
  (await query.execute(tx)).rows;

/** Each card payment of an invoice with the fee rate that it must follow (R27). */
export const listFees = (tx: Tx) =>
  tx
    .selectFrom('payments')
    .leftJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .select(['payments.id', 'payments.amountCents', 'payments.feeCents', 'invoices.cardFeeBps'])
    .execute();

/** Each line with the frozen terms it must follow (R23, R55). */
export const listBilledLines = (tx: Tx) =>
  tx
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .innerJoin('auctions', 'auctions.id', 'invoices.auctionId')
    .select([
      'invoiceLines.lotId',
      'invoices.number',
      'invoices.taxExempt as exempt',
      'invoiceLines.hammerCents',
      'invoiceLines.premiumCents',
      'invoiceLines.taxCents',
      'invoiceLines.commissionCents',
      'auctions.premiumBps',
      'auctions.premiumMinimumCents',
      'auctions.taxBps',
      'auctions.commissionBps',
    ])
    .execute();

const COUNTED = ['invoices', 'payments', 'journals', 'handovers', 'refunds'] as const;

export async function countBooks(tx: Tx): Promise<Record<(typeof COUNTED)[number], number>> {
  const count = (table: (typeof COUNTED)[number]) =>
    sql`(select count(*)::int from ${sql.table(table)}) as ${sql.ref(table)}`;
  const { rows } = await sql<Record<(typeof COUNTED)[number], number>>`
    select ${sql.join(COUNTED.map(count))}`.execute(tx);
  return rows[0] ?? { invoices: 0, payments: 0, journals: 0, handovers: 0, refunds: 0 };
}
