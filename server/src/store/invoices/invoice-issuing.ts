// What is on no invoice yet, and writing the invoices (R23, R66).
import type { InvoiceLine } from '@hammerdock/domain/invoicing/totals.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { leftUnpaid } from './unpaid-invoices.ts';

/** R66: how long invoices wait for lots that extend after the scheduled end. */
const overdue = sql<SqlBool>`app.now() >= interval '2 hours' + greatest(auctions.ends_at,
  (select max(rest.first_closes_at) from lots rest where rest.auction_id = auctions.id)
    + auctions.extended_seconds * interval '1 second')`;

const unbilled = sql<SqlBool>`lots.phase = 'sold' and not exists (select from invoice_lines
  where invoice_lines.lot_id = lots.id and invoice_lines.voided_at is null)
  and not ${leftUnpaid}`;
/** A lot with an unpaid hold may reopen, so it is waited for like an open one. */
const unfinished = sql<SqlBool>`(exists (select from lots rest
  where rest.auction_id = auctions.id and rest.phase in ('upcoming', 'open'))
  or exists (select from buy_now_holds join lots held on held.id = buy_now_holds.lot_id
    where buy_now_holds.paid_at is null and buy_now_holds.lapsed_at is null
      and held.auction_id = auctions.id))`;

/** Locks the auction, so that concurrent callers issue one set of invoices. */
export const lockAuctionToInvoice = (tx: Tx, auctionId: string) =>
  tx
    .selectFrom('auctions')
    .selectAll('auctions')
    .select([unfinished.as('unfinished'), overdue.as('overdue')])
    .where('auctions.id', '=', auctionId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const listUnbilledLots = (tx: Tx, auctionId: string) =>
  tx
    .selectFrom('lots')
    .innerJoin('users', 'users.id', 'lots.winnerId')
    .select(['lots.id as lotId', 'users.id as userId', 'lots.hammerCents'])
    // An exemption counts if it was approved before the invoice (R55).
    .select(sql<boolean>`users.tax_exempt_at is not null`.as('exempt'))
    .where('lots.auctionId', '=', auctionId)
    .where(unbilled)
    .orderBy('lots.number')
    .execute();

export async function markAuctionInvoiced(tx: Tx, auctionId: string): Promise<void> {
  await tx
    .updateTable('auctions')
    .set({ invoicedAt: sql<Date>`coalesce(invoiced_at, app.now())` })
    .where('id', '=', auctionId)
    .execute();
}

export interface BilledLine extends InvoiceLine {
  readonly lotId: string;
  readonly commissionCents: number;
}

export interface NewInvoice {
  readonly id: string;
  readonly userId: string;
  readonly auctionId: string;
  readonly taxExempt: boolean;
  readonly cardFeeBps: number;
  readonly hammerCents: number;
  readonly premiumCents: number;
  readonly taxCents: number;
  readonly shippingCents: number;
  readonly totalCents: number;
  /** Set from the beginning if there is no automatic charge (R24). */
  readonly chargeTriedAt: Date | null;
}

export async function insertInvoice(
  tx: Tx,
  invoice: NewInvoice,
  lines: readonly BilledLine[],
): Promise<void> {
  await tx.insertInto('invoices').values(invoice).execute();
  await tx.insertInto('invoiceLines').values(rowsOfLines(invoice.id, lines)).execute();
}

/** With a new id each. */
export const rowsOfLines = (invoiceId: string, lines: readonly BilledLine[]) =>
  lines.map(({ lotId, hammerCents, premiumCents, taxCents, commissionCents }) => ({
    id: newId(),
    invoiceId,
    lotId,
    hammerCents,
    premiumCents,
    taxCents,
    commissionCents,
  }));

/** The terms for the invoice of a purchase, frozen with the auction (R55). */
export const findAuctionTerms = (db: Db, auctionId: string) =>
  db
    .selectFrom('auctions')
    .select(['id', 'sellerId', 'premiumBps', 'premiumMinimumCents', 'taxBps', 'cardFeeBps'])
    .select(['shipFirstCents', 'shipMoreCents', 'commissionBps'])
    .where('id', '=', auctionId)
    .executeTakeFirstOrThrow();

export type AuctionTerms = Awaited<ReturnType<typeof findAuctionTerms>>;

/** The commission of all lines of a receipt, wherever `invoices` is read (R58). */
export const commissionOfInvoice = sql<Cents>`(select coalesce(sum(commission_cents), 0)::bigint
  from invoice_lines where invoice_lines.invoice_id = invoices.id)`;

export async function sumCommissionOfInvoice(db: Db, invoiceId: string): Promise<Cents> {
  const { commissionCents } = await db
    .selectFrom('invoices')
    .select(commissionOfInvoice.as('commissionCents'))
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return commissionCents;
}

/** Voids the receipt and its lines, so that the lots may be billed again. */
export async function markInvoiceVoid(tx: Tx, invoiceId: string): Promise<void> {
  const voidedAt = sql<Date>`app.now()`;
  await tx.updateTable('invoices').set({ voidedAt }).where('id', '=', invoiceId).execute();
  await tx
    .updateTable('invoiceLines')
    .set({ voidedAt })
    .where('invoiceId', '=', invoiceId)
    .execute();
}

const selectToInvoice = (db: Db) =>
  db
    .selectFrom('auctions')
    .where(sql<SqlBool>`(not ${unfinished} or ${overdue})`)
    .where(
      sql<SqlBool>`exists (select from lots where lots.auction_id = auctions.id
        and (${unbilled} or lots.phase = 'sold' and auctions.invoiced_at is null))`,
    );

/** Auctions whose invoices are due. */
export async function listAuctionsToInvoice(db: Db): Promise<string[]> {
  const rows = await selectToInvoice(db).select('auctions.id').orderBy('auctions.number').execute();
  return rows.map(({ id }) => id);
}

/** The same auctions; one whose lots were all sold before its end is due immediately. */
export const auctionsToInvoice = (db: Db) =>
  selectToInvoice(db)
    .select('auctions.id as item')
    .select(sql<Instant>`least(auctions.ends_at, (select app.now()))`.as('since'));
