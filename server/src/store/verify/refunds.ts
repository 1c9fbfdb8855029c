// The checks of refunds (R30, OPS-10): never more than was paid, as decided in the ledger, and the
// same at the provider as here. Each returned row is a discrepancy.
import type { SoldParts } from '@hammerdock/domain/invoicing/refund.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { dueOfInvoice as due } from '../payments/ledger.ts';
import type { CheckQuery } from './money.ts';

const LEDGER: Readonly<Record<string, CheckQuery>> = {
  'refund beyond its line': sql`select 'lot ' || lots.lot_id as subject,
      'refunded ' || given || ' of ' || coalesce(paid, 0) as detail
    from (select invoice_id, lot_id, sum(amount_cents) as given from refunds
        where not exists (select from canceled_refunds where refund_id = refunds.id)
        group by invoice_id, lot_id) lots
      left join (select invoice_lines.invoice_id, lot_id,
          invoice_lines.hammer_cents + invoice_lines.premium_cents + invoice_lines.tax_cents as paid
        from invoice_lines join invoices on invoices.id = invoice_lines.invoice_id
        where invoice_lines.voided_at is null and ${due} = 0) lines using (invoice_id, lot_id)
    where given > coalesce(paid, 0)`,
  'refund tenders': sql`select 'refund ' || refunds.id as subject,
      amount_cents || ', of which ' || credit_cents || ' to credit and '
        || coalesce(to_cards, 0) || ' to cards' as detail
    from refunds left join (select refund_id, sum(amount_cents) as to_cards from card_refunds
      group by refund_id) cards on refund_id = refunds.id
    where amount_cents <> credit_cents + coalesce(to_cards, 0)`,
  // An amount for a card is owed to the buyer until the provider reports the result.
  'pending refund': sql`select 'user ' || coalesce(owed.user_id, waiting.user_id) as subject,
      'refunds of ' || coalesce(cents, 0) || ' are pending, the ledger owes '
        || coalesce(booked, 0) as detail
    from (select user_id, -sum(amount_cents) as booked from entries where account = 'refunds'
        group by user_id) owed
      full join (select user_id, sum(cents) as cents
        from (select user_id, card_refunds.amount_cents as cents
            from card_refunds join refunds on refunds.id = refund_id where settled_at is null
          union all select user_id, amount_cents from deposit_returns where settled_at is null) each
        group by user_id) waiting on waiting.user_id = owed.user_id
    where coalesce(booked, 0) <> coalesce(cents, 0)`,
  'refund audit': sql`select 'refund ' || id as subject,
      'it has no record, or the record differs' as detail
    from refunds where not exists (select from audit_entries record where action = 'lot refunded'
      and subject = lot_id::text and record.actor_id = refunds.actor_id
      and details @> jsonb_build_object('refundId', refunds.id, 'userId', user_id,
        'invoiceId', invoice_id, 'mode', mode, 'ground', ground, 'reason', reason, 'notes', notes,
        'hammerCents', hammer_cents, 'premiumCents', premium_cents, 'taxCents', tax_cents,
        'amountCents', amount_cents, 'creditCents', credit_cents,
        'returned', exists (select from returns where refund_id = refunds.id)
          or exists (select from audit_entries undone where undone.action = 'refund canceled'
            and undone.details @> jsonb_build_object('refundId', refunds.id,
              'returnUndone', true)))
      and abs(extract(epoch from record.at - refunds.at)) <= 60)`,
  'canceled refund': sql`select 'refund ' || canceled_refunds.refund_id as subject,
      'it was canceled, but its parts or its record say otherwise' as detail
    from canceled_refunds join refunds on refunds.id = canceled_refunds.refund_id
    where exists (select from card_refunds where card_refunds.refund_id = refunds.id
        and (card_refunds.state <> 'canceled'
          or abs(extract(epoch from settled_at - canceled_refunds.at)) > 60))
      or exists (select from returns where returns.refund_id = refunds.id)
      or not exists (select from audit_entries record where action = 'refund canceled'
        and subject = lot_id::text and record.actor_id = canceled_refunds.actor_id
        and details @> jsonb_build_object('refundId', refunds.id, 'userId', user_id)
        and abs(extract(epoch from record.at - canceled_refunds.at)) <= 60)
    union all select 'card refund ' || id, 'it was canceled, but its refund was not'
    from card_refunds where state = 'canceled' and not exists (select from canceled_refunds
      where canceled_refunds.refund_id = card_refunds.refund_id)`,
  'credit note': sql`select 'refund ' || refunds.id as subject,
      'its credit note is missing, of another invoice, or out of sequence' as detail
    from refunds left join (select refund_id, invoice_id, number,
        row_number() over (partition by invoice_id order by number) as expected
      from credit_notes) notes on refund_id = refunds.id
    where notes.invoice_id is distinct from refunds.invoice_id
      or notes.number is distinct from expected`,
  return: sql`select 'lot ' || returns.lot_id as subject,
      'it was returned differently from its refund' as detail
    from returns join refunds on refunds.id = refund_id
    where (returns.lot_id, returns.staff_id, returns.reason)
      <> (refunds.lot_id, refunds.actor_id, refunds.reason)`,
  'return of a forfeited lot': sql`select 'lot ' || lot_id as subject,
      'it was forfeited and returned' as detail
    from returns join forfeits using (lot_id)`,
};

const PROVIDER: Readonly<Record<string, CheckQuery>> = {
  'refund beyond its payment': sql`select 'payment ' || payments.id as subject,
      sum(card_refunds.amount_cents) || ' went back of '
        || payments.amount_cents - surplus_cents as detail
    from payments join card_refunds on payment_id = payments.id
    where card_refunds.state in ('processing', 'succeeded')
    group by payments.id
    having sum(card_refunds.amount_cents) > payments.amount_cents - surplus_cents
      or payments.state <> 'succeeded'`,
  'unsettled refund': sql`select 'card refund ' || id as subject,
      'pending since ' || created_at as detail
    from card_refunds where settled_at is null and gateway_refund is null
      and created_at < app.now() - interval '15 minutes'`,
};

export const refundChecks: Readonly<Record<string, CheckQuery>> = { ...LEDGER, ...PROVIDER };

export interface RefundedLine {
  readonly lotId: string;
  readonly billed: SoldParts;
  readonly refunded: SoldParts;
  readonly refundedCents: Cents;
}

/** Each line that was refunded in part or in full, with the amounts reversed. */
export async function listRefundedLines(tx: Tx): Promise<RefundedLine[]> {
  const rows = await tx
    .selectFrom('refunds')
    .innerJoin('invoiceLines', (join) =>
      join
        .onRef('invoiceLines.invoiceId', '=', 'refunds.invoiceId')
        .onRef('invoiceLines.lotId', '=', 'refunds.lotId'),
    )
    .select([
      'invoiceLines.lotId',
      'invoiceLines.hammerCents',
      'invoiceLines.premiumCents',
      'invoiceLines.taxCents',
      'invoiceLines.commissionCents',
      sql<Cents>`sum(refunds.hammer_cents)::bigint`.as('hammerBack'),
      sql<Cents>`sum(refunds.premium_cents)::bigint`.as('premiumBack'),
      sql<Cents>`sum(refunds.tax_cents)::bigint`.as('taxBack'),
      sql<Cents>`sum(refunds.commission_cents)::bigint`.as('commissionBack'),
      sql<Cents>`sum(refunds.amount_cents)::bigint`.as('refundedCents'),
    ])
    .where(sql<boolean>`not exists (select from canceled_refunds where refund_id = refunds.id)`)
    .groupBy('invoiceLines.id')
    .execute();
  return rows.map((row) => {
    const { lotId, hammerBack, premiumBack, taxBack, commissionBack, refundedCents, ...billed } =
      row;
    const back = { premiumCents: premiumBack, taxCents: taxBack, commissionCents: commissionBack };
    return { lotId, billed, refunded: { hammerCents: hammerBack, ...back }, refundedCents };
  });
}
