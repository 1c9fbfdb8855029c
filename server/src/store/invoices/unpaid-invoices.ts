// Unpaid invoices, and the lots of those that were voided for it (R52).
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import { toDate, type Db, type Tx } from '../../db/database.ts';

/** Invoices whose next reminder or voiding is due. */
export const unpaidInvoices = (db: Db) =>
  db
    .selectFrom('invoices')
    .select(['id as item', sql<Instant>`unpaid_step_at`.as('since')])
    .where('unpaidStepAt', '<=', sql<never>`(select app.now())`);

/** null: nothing more is due for it. */
export async function setUnpaidStep(tx: Tx, invoiceId: string, at: Instant | null): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ unpaidStepAt: at === null ? null : toDate(at) })
    .where('id', '=', invoiceId)
    .execute();
}

/** A buy-now purchase has a shorter time to pay and a separate job (R18). */
export const isPurchase = async (db: Db, invoiceId: string): Promise<boolean> =>
  (await db
    .selectFrom('buyNowHolds')
    .select('lotId')
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirst()) !== undefined;

/** Of a voided line: its invoice was not paid in time, and was no buy-now purchase. */
const ofUnpaidInvoice = sql<SqlBool>`invoice_lines.voided_at is not null
  and not exists (select from buy_now_holds
    where buy_now_holds.invoice_id = invoice_lines.invoice_id)`;

/** Of a lot: its winner did not pay, so it is billed to no one and relisted. */
export const leftUnpaid = sql<SqlBool>`exists (select from invoice_lines
  where invoice_lines.lot_id = lots.id and ${ofUnpaidInvoice})`;

/** Lots that were not paid and not relisted yet. */
export const unpaidLots = (db: Db) =>
  db
    .selectFrom('invoiceLines')
    .innerJoin('lots', 'lots.id', 'invoiceLines.lotId')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['invoiceLines.lotId as item', sql<Instant>`invoice_lines.voided_at`.as('since')])
    .where(ofUnpaidInvoice);
