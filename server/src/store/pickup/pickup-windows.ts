import type { OpeningHours } from '@hammerdock/domain/pickup/opening-hours.ts';
import type { PickupWindow } from '@hammerdock/domain/pickup/windows.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { toDate, type Db, type Tx } from '../../db/database.ts';
import { waitingOfInvoice } from '../invoices/invoices.ts';
import { readOpeningHours } from '../../db/json-columns.ts';

export interface PickupTerms {
  readonly centerId: string;
  readonly pickupStartsAt: Instant;
  readonly pickupDays: number;
  readonly hours: OpeningHours;
}

export async function findPickupTerms(db: Db, invoiceId: string): Promise<PickupTerms> {
  const { hours, ...row } = await db
    .selectFrom('invoices')
    .innerJoin('auctions', 'auctions.id', 'invoices.auctionId')
    .innerJoin('centers', 'centers.id', 'auctions.centerId')
    .select(['centers.id as centerId', 'centers.hours'])
    .select(['auctions.pickupStartsAt', 'auctions.pickupDays'])
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return { ...row, hours: readOpeningHours(hours, row.centerId) };
}

/** Where a receipt is picked up, as it states it; undefined once it is void or to be shipped. */
export const findReceiptPickup = (db: Db, invoiceId: string) =>
  db
    .selectFrom('invoices')
    // As of the date of the receipt.
    .innerJoin('invoiceParties', 'invoiceParties.invoiceId', 'invoices.id')
    .leftJoin('invoiceShipping', 'invoiceShipping.invoiceId', 'invoices.id')
    .leftJoin('pickupWindows', 'pickupWindows.invoiceId', 'invoices.id')
    .select([
      'centerName as name',
      'centerAddress as address',
      'centerCity as city',
      'centerState as state',
      'centerZip as zip',
      'startsAt',
      'endsAt',
      'invoices.userId',
      'pickupWindows.centerId',
      waitingOfInvoice.as('waitingCount'),
    ])
    .where('invoices.id', '=', invoiceId)
    .where('invoices.voidedAt', 'is', null)
    .where('invoiceShipping.invoiceId', 'is', null)
    .executeTakeFirst();

export async function insertPickupWindow(
  tx: Tx,
  given: { invoiceId: string; centerId: string; window: PickupWindow },
): Promise<void> {
  const { invoiceId, centerId, window } = given;
  await tx
    .insertInto('pickupWindows')
    .values({
      invoiceId,
      centerId,
      startsAt: toDate(window.startsAt),
      endsAt: toDate(window.endsAt),
    })
    .onConflict((conflict) => conflict.column('invoiceId').doNothing())
    .execute();
}
