import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';
import { dueOfInvoice } from '../payments/ledger.ts';
import { refundedOfLine } from '../payments/refunds.ts';

/** Sold lots on a receipt, as the desk sees them. */
const selectDeskLots = (db: Db) =>
  db
    .selectFrom('invoiceLines')
    .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
    .innerJoin('lots', 'lots.id', 'invoiceLines.lotId')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .leftJoin('pickupWindows', 'pickupWindows.invoiceId', 'invoices.id')
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
      'lots.condition',
      'auctions.centerId',
      'auctions.sellerId',
      'invoices.id as invoiceId',
      'invoices.userId',
      'invoices.number as invoiceNumber',
      'invoiceLines.hammerCents',
      'invoiceLines.premiumCents',
      'invoiceLines.taxCents',
      refundedOfLine.as('refundedCents'),
      'pickupWindows.endsAt as pickupEndsAt',
      'handovers.at as pickedUpAt',
      'forfeits.at as forfeitedAt',
      'returns.at as returnedAt',
      'returns.reason as returnReason',
      dueOfInvoice.as('dueCents'),
      sql<boolean>`exists (select from deactivations where deactivations.user_id = invoices.user_id
        and deactivations.lifted_at is null and deactivations.reason = 'chargeback')`.as(
        'chargebackStands',
      ),
    ])
    .where('invoiceLines.voidedAt', 'is', null)
    .where('invoices.voidedAt', 'is', null);

/** A buyer's lots at one center; a null center is every center (an admin's desk). */
export const listDeskLots = (db: Db, userId: string, centerId: string | null) =>
  selectDeskLots(db)
    .where('invoices.userId', '=', userId)
    .$if(centerId !== null, (lots) => lots.where('auctions.centerId', '=', centerId ?? ''))
    .orderBy('lots.number')
    .execute();

export type DeskLotRow = Awaited<ReturnType<typeof listDeskLots>>[number];

/** By its id, or by its label, which scanners may read in lower case. */
export const findDeskLot = (db: Db, idOrLabel: string) =>
  selectDeskLots(db)
    .where((lots) =>
      isId(idOrLabel)
        ? lots('lots.id', '=', idOrLabel)
        : lots(sql`upper(lots.lpn)`, '=', idOrLabel.toUpperCase()),
    )
    // The label of a returned lot is on several lots: the latest has the goods.
    .orderBy('lots.relistedAt', (order) => order.desc().nullsFirst())
    .executeTakeFirst();

/** false: the lot was handed over already; of two concurrent hand-overs only one succeeds (R33). */
export async function insertHandover(tx: Tx, lotId: string, staffId: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('handovers')
    .values({ lotId, staffId })
    .onConflict((conflict) => conflict.column('lotId').doNothing())
    .returning('lotId')
    .executeTakeFirst();
  return inserted !== undefined;
}
