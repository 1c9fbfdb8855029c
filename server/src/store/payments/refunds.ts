// Refunds of lines of receipts (R30), and the state of their card refunds.
import type { CardTender } from '@hammerdock/domain/invoicing/refund.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** The amount refunded for a line, wherever `invoice_lines` is read. */
export const refundedOfLine = sql<Cents>`(select coalesce(sum(refunds.amount_cents), 0)::bigint
  from refunds where refunds.invoice_id = invoice_lines.invoice_id
    and refunds.lot_id = invoice_lines.lot_id
    and not exists (select from canceled_refunds where refund_id = refunds.id))`;

/** The latest refund of a line, if no part of it has been paid out, wherever the line is read. */
export const pendingRefundOfLine = sql<PendingRefund | null>`(select case when latest.pending
    then jsonb_build_object('id', latest.id, 'amountCents', latest.amount_cents) end
  from (select refunds.id, refunds.amount_cents,
      (select coalesce(bool_and(settled_at is null), false) from card_refunds
        where refund_id = refunds.id) as pending
    from refunds where refunds.invoice_id = invoice_lines.invoice_id
      and refunds.lot_id = invoice_lines.lot_id
      and not exists (select from canceled_refunds where refund_id = refunds.id)
    order by refunds.at desc, refunds.id desc limit 1) latest)`;

export interface PendingRefund {
  readonly id: string;
  readonly amountCents: Cents;
}

export interface NewRefund {
  readonly id: string;
  readonly invoiceId: string;
  readonly lotId: string;
  readonly userId: string;
  readonly actorId: string;
  readonly mode: string;
  readonly ground: string;
  readonly reason: string;
  readonly notes: string;
  readonly hammerCents: Cents;
  readonly premiumCents: Cents;
  readonly taxCents: Cents;
  readonly amountCents: Cents;
  readonly creditCents: Cents;
}

export interface NewCardRefund {
  readonly id: string;
  readonly refundId: string;
  readonly paymentId: string;
  readonly amountCents: Cents;
}

export async function insertRefund(
  tx: Tx,
  refund: NewRefund,
  cardRefunds: readonly NewCardRefund[],
): Promise<void> {
  await tx.insertInto('refunds').values(refund).execute();
  if (cardRefunds.length === 0) return;
  await tx
    .insertInto('cardRefunds')
    .values([...cardRefunds])
    .execute();
}

/** false: the lot was returned already. */
export async function insertReturn(
  tx: Tx,
  given: { lotId: string; refundId: string; staffId: string; reason: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('returns')
    .values(given)
    .onConflict((conflict) => conflict.column('lotId').doNothing())
    .returning('lotId')
    .executeTakeFirst();
  return inserted !== undefined;
}

export type CardPayment = CardTender & {
  readonly brand: string | null;
  readonly last4: string | null;
};

/** The card payments of a receipt, first to last, with what each can still refund. */
export const listCardTenders = (db: Db, invoiceId: string): Promise<CardPayment[]> =>
  db
    .selectFrom('payments')
    .leftJoin('cards', 'cards.id', 'payments.cardId')
    .select([
      'payments.id as paymentId',
      'cards.brand',
      'cards.last4',
      sql<Cents>`payments.amount_cents - payments.surplus_cents
        - (select coalesce(sum(card_refunds.amount_cents), 0)
        from card_refunds where card_refunds.payment_id = payments.id
          and card_refunds.state in ('processing', 'succeeded'))::bigint`.as('remainingCents'),
    ])
    .where('payments.invoiceId', '=', invoiceId)
    .where('payments.state', '=', 'succeeded')
    .orderBy('payments.createdAt')
    .orderBy('payments.id')
    .execute();

export const selectRefunds = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('invoices', 'invoices.id', 'refunds.invoiceId')
    .innerJoin('lots', 'lots.id', 'refunds.lotId')
    .innerJoin('creditNotes', 'creditNotes.refundId', 'refunds.id')
    .selectAll('refunds')
    .select([
      'invoices.number as invoiceNumber',
      'creditNotes.number as creditNoteNumber',
      'lots.title',
      sql<Cents>`(select coalesce(sum(card_refunds.amount_cents), 0)::bigint from card_refunds
        where card_refunds.refund_id = refunds.id
          and state in ('processing', 'succeeded', 'canceled'))`.as('cardCents'),
      sql<Cents>`(select coalesce(sum(card_refunds.amount_cents), 0)::bigint from card_refunds
        where card_refunds.refund_id = refunds.id and state = 'failed')`.as('failedCents'),
      sql<boolean>`exists (select from card_refunds
        where card_refunds.refund_id = refunds.id and settled_at is null)`.as('underWay'),
      sql<boolean>`exists (select from canceled_refunds
        where refund_id = refunds.id)`.as('canceled'),
    ]);

/** A buyer's own, newest first. */
export async function listRefunds(
  db: Db,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: RefundRow[]; count: number }> {
  const refunds = selectRefunds(db).where('refunds.userId', '=', userId);
  const rows = await refunds
    .orderBy('refunds.at', 'desc')
    .orderBy('refunds.id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  const { count } = await refunds
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

export const findRefund = (db: Db, refundId: string) =>
  selectRefunds(db).where('refunds.id', '=', refundId).executeTakeFirst();

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

const selectCardRefunds = (db: Db) =>
  db
    .selectFrom('cardRefunds')
    .innerJoin('refunds', 'refunds.id', 'cardRefunds.refundId')
    .innerJoin('payments', 'payments.id', 'cardRefunds.paymentId')
    .leftJoin('cards', 'cards.id', 'payments.cardId')
    .selectAll('cardRefunds')
    .select([
      'refunds.userId',
      'refunds.invoiceId',
      'payments.gatewayCharge',
      'cards.brand',
      'cards.last4',
    ])
    .orderBy('payments.createdAt')
    .orderBy('payments.id');

export const listCardRefunds = (db: Db, refundId: string) =>
  selectCardRefunds(db).where('cardRefunds.refundId', '=', refundId).execute();

export type CardRefundRow = Awaited<ReturnType<typeof listCardRefunds>>[number];

/** Those that have been unsettled for this long. */
export const unsettledCardRefunds = (db: Db, afterMs: Duration) =>
  db
    .selectFrom('cardRefunds')
    .select('id as item')
    .select(sql<Instant>`created_at + ${afterMs} * interval '1 ms'`.as('since'))
    .where('settledAt', 'is', null);
