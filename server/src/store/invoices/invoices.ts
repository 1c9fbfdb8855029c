// Receipts as buyers see them. The amount due is the ledger's balance (R26, R65), which a payment
// that waits for the bank does not lower yet.
import { VOID_AFTER_DAYS } from '@hammerdock/domain/invoicing/unpaid.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';
import {
  creditAtBankOfInvoice,
  dueOfInvoice,
  isPaymentProcessing,
  payableOfInvoice,
} from '../payments/ledger.ts';
import { refundedOfLine } from '../payments/refunds.ts';

/** R18: of an unpaid purchase; one of several pieces has a hold for each. */
export const payUntilOfInvoice = sql<Instant | null>`(select max(expires_at) from buy_now_holds
  where buy_now_holds.invoice_id = invoices.id and paid_at is null and lapsed_at is null)`;

/** When it becomes void unless it is paid (R18, R52). */
export const voidAtOfInvoice = sql<Instant>`coalesce(${payUntilOfInvoice},
  invoices.issued_at + make_interval(hours => ${VOID_AFTER_DAYS * 24}::int))`;

/** Its lots that were neither handed over nor returned nor forfeited. */
export const waitingOfInvoice = sql<number>`(select count(*)::int from invoice_lines
  where invoice_lines.invoice_id = invoices.id
  and not exists (select from handovers where handovers.lot_id = invoice_lines.lot_id)
  and not exists (select from returns where returns.lot_id = invoice_lines.lot_id)
  and not exists (select from forfeits where forfeits.lot_id = invoice_lines.lot_id))`;

/** The last hand-over of lots that the buyer has; null without any. */
const pickedUpOfInvoice = sql<Instant | null>`(select max(handovers.at) from invoice_lines
  join handovers on handovers.lot_id = invoice_lines.lot_id
  where invoice_lines.invoice_id = invoices.id
  and not exists (select from returns where returns.lot_id = invoice_lines.lot_id))`;

const selectReceipts = (db: Db, userId: string) =>
  db
    .selectFrom('invoices')
    .innerJoin('auctions', 'auctions.id', 'invoices.auctionId')
    // As of the date of the receipt.
    .innerJoin('invoiceParties', 'invoiceParties.invoiceId', 'invoices.id')
    .leftJoin('pickupWindows', 'pickupWindows.invoiceId', 'invoices.id')
    .leftJoin('payments as atBank', (payment) =>
      payment
        .onRef('atBank.invoiceId', '=', 'invoices.id')
        .on('atBank.state', '=', 'needs verification')
        .on('atBank.settledAt', 'is', null),
    )
    .select([
      'invoices.id',
      'invoices.number',
      'invoices.userId',
      'invoices.issuedAt',
      'invoices.voidedAt',
      'invoices.taxExempt',
      'invoices.cardFeeBps',
      'invoices.hammerCents',
      'invoices.premiumCents',
      'invoices.taxCents',
      'invoices.shippingCents',
      'invoices.totalCents',
      'auctions.number as auctionNumber',
      'auctions.title as auctionTitle',
      'auctions.taxBps',
      'auctions.shipFirstCents',
      'auctions.shipMoreCents',
      'invoiceParties.billFirstName',
      'invoiceParties.billLastName',
      'invoiceParties.billAddress1',
      'invoiceParties.billCity',
      'invoiceParties.billState',
      'invoiceParties.billZip',
      'invoiceParties.centerName',
      'invoiceParties.centerAddress',
      'invoiceParties.centerCity',
      'invoiceParties.centerState',
      'invoiceParties.centerZip',
      'invoiceParties.centerPhone',
      'pickupWindows.startsAt as pickupStartsAt',
      'pickupWindows.endsAt as pickupEndsAt',
      payUntilOfInvoice.as('payUntil'),
      sql<boolean>`exists (select from buy_now_holds
        where buy_now_holds.invoice_id = invoices.id)`.as('isPurchase'),
      payableOfInvoice.as('dueCents'),
      creditAtBankOfInvoice.as('creditAtBankCents'),
      isPaymentProcessing.as('isPaymentProcessing'),
      // R54: the payment that waits for the bank; there is never a second.
      'atBank.verificationUrl as bankUrl',
      sql<Cents>`coalesce(at_bank.amount_cents + at_bank.fee_cents, 0)`.as('bankCents'),
      sql<number>`(select count(*)::int from invoice_lines
        where invoice_lines.invoice_id = invoices.id)`.as('lineCount'),
      waitingOfInvoice.as('waitingCount'),
      pickedUpOfInvoice.as('pickedUpAt'),
    ])
    .where('invoices.userId', '=', userId);

export type ReceiptAction = 'all' | 'paid' | 'partial';

/** Newest first. Paid: nothing is due; partial: something is. */
export async function listReceipts(
  db: Db,
  userId: string,
  wanted: { action: ReceiptAction; page: number; limit: number },
): Promise<{ rows: ReceiptRow[]; count: number }> {
  const { action, page, limit } = wanted;
  const settled =
    action === 'paid' ? sql<SqlBool>`${dueOfInvoice} = 0` : sql<SqlBool>`${dueOfInvoice} > 0`;
  const query = selectReceipts(db, userId).$if(action !== 'all', (receipts) =>
    receipts.where(settled).where('invoices.voidedAt', 'is', null),
  );
  const rows = await query
    .orderBy('invoices.issuedAt', 'desc')
    .orderBy('invoices.id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  const { count } = await query
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

/** Another buyer's receipt is answered like an absent one (R47). */
export const findReceipt = async (db: Db, userId: string, invoiceId: string) =>
  isId(invoiceId)
    ? await selectReceipts(db, userId).where('invoices.id', '=', invoiceId).executeTakeFirst()
    : undefined;

export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

export const listLinesOfInvoice = (db: Db, invoiceId: string) =>
  db
    .selectFrom('invoiceLines')
    .innerJoin('lots', 'lots.id', 'invoiceLines.lotId')
    .leftJoin('handovers', 'handovers.lotId', 'lots.id')
    .leftJoin('forfeits', 'forfeits.lotId', 'lots.id')
    .leftJoin('returns', 'returns.lotId', 'lots.id')
    .select([
      'lots.id as lotId',
      'lots.lpn',
      'lots.number',
      'lots.title',
      'lots.floorLocation',
      'lots.images',
      'invoiceLines.hammerCents',
      'invoiceLines.premiumCents',
      'invoiceLines.taxCents',
      'handovers.at as pickedUpAt',
      'forfeits.at as forfeitedAt',
      'returns.at as returnedAt',
      'returns.reason as returnReason',
      refundedOfLine.as('refundedCents'),
    ])
    .where('invoiceLines.invoiceId', '=', invoiceId)
    .orderBy('lots.number')
    .execute();

export type ReceiptLineRow = Awaited<ReturnType<typeof listLinesOfInvoice>>[number];

export const findInvoice = (db: Db, invoiceId: string) =>
  db.selectFrom('invoices').selectAll().where('id', '=', invoiceId).executeTakeFirst();

/** Locks a receipt while a payment of it is decided. */
export const lockInvoice = async (tx: Tx, invoiceId: string) =>
  isId(invoiceId)
    ? await tx
        .selectFrom('invoices')
        .selectAll()
        .where('id', '=', invoiceId)
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof lockInvoice>>>;

/** true for one caller only: the automatic charge is tried once (R24). */
export async function markChargeTried(tx: Tx, invoiceId: string): Promise<boolean> {
  const marked = await tx
    .updateTable('invoices')
    .set({ chargeTriedAt: sql<Date>`app.now()` })
    .where('id', '=', invoiceId)
    .where('chargeTriedAt', 'is', null)
    .where('voidedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

export const invoicesToCharge = (db: Db) =>
  db
    .selectFrom('invoices')
    .select(['id as item', 'issuedAt as since'])
    .where('chargeTriedAt', 'is', null)
    .where('voidedAt', 'is', null)
    .where(
      sql<SqlBool>`not exists (select from payments where payments.invoice_id = invoices.id
        and payments.settled_at is null)`,
    );
