import { sql, type ExpressionBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { DB } from '../../db/schema.gen.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { isId } from '../platform/id-shape.ts';
import { dueOfInvoice } from '../payments/ledger.ts';
import { pendingRefundOfLine, refundedOfLine } from '../payments/refunds.ts';

/** R59: of the buyer of an invoice. */
export const chargebackStands = sql<boolean>`(exists (select from deactivations
    where deactivations.user_id = invoices.user_id
      and deactivations.lifted_at is null and deactivations.reason = 'chargeback')
  or exists (select from disputes join payments on payments.id = disputes.payment_id
    where payments.user_id = invoices.user_id and disputes.state = 'open'))`;

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
      'invoiceLines.commissionCents',
      refundedOfLine.as('refundedCents'),
      pendingRefundOfLine.as('pendingRefund'),
      'pickupWindows.endsAt as pickupEndsAt',
      'handovers.at as pickedUpAt',
      'forfeits.at as forfeitedAt',
      'returns.at as returnedAt',
      'returns.reason as returnReason',
      dueOfInvoice.as('dueCents'),
      sql<Instant>`app.now()`.as('now'),
      chargebackStands.as('chargebackStands'),
    ])
    .where('invoiceLines.voidedAt', 'is', null)
    .where('invoices.voidedAt', 'is', null);

/** A buyer's lots at all centers. */
export const listDeskLots = (db: Db, userId: string) =>
  selectDeskLots(db).where('invoices.userId', '=', userId).orderBy('lots.number').execute();

export type DeskLotRow = Awaited<ReturnType<typeof listDeskLots>>[number];

const isLotNamed = (lots: ExpressionBuilder<DB, 'lots'>, idOrLabel: string) =>
  isId(idOrLabel)
    ? lots('lots.id', '=', idOrLabel)
    : lots(sql`upper(lots.lpn)`, '=', idOrLabel.toUpperCase());

/** By its id, or by its label, which scanners may read in lower case. */
export const findDeskLot = (db: Db, idOrLabel: string) =>
  selectDeskLots(db)
    .where((lots) => isLotNamed(lots, idOrLabel))
    // The label of a returned lot is on several lots: the latest has the goods.
    .orderBy('lots.relistedAt', (order) => order.desc().nullsFirst())
    .executeTakeFirst();

/** A lot without a receipt, by its id or its label; a draft is not public. */
export const findUnsoldLot = (db: Db, idOrLabel: string) =>
  db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['lots.number', 'lots.title'])
    .where('auctions.publishedAt', 'is not', null)
    .where('lots.phase', '!=', 'draft')
    .where((lots) => isLotNamed(lots, idOrLabel))
    .orderBy('lots.relistedAt', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

export type UnsoldLot = NonNullable<Awaited<ReturnType<typeof findUnsoldLot>>>;

/** false: the hand-over was undone already. */
export async function deleteHandover(tx: Tx, lotId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('handovers')
    .where('lotId', '=', lotId)
    .returning('lotId')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** When and at which center; a desk hands over the lots of its own center only (R33). */
export const findHandover = (db: Db, lotId: string) =>
  db
    .selectFrom('handovers')
    .innerJoin('lots', 'lots.id', 'handovers.lotId')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .innerJoin('centers', 'centers.id', 'auctions.centerId')
    .select(['handovers.at', 'lots.title', 'centers.name as center', 'centers.phone'])
    .where('handovers.lotId', '=', lotId)
    .executeTakeFirst();

/** When; null: it was handed over already. Of two concurrent hand-overs one succeeds (R33). */
export async function insertHandover(
  tx: Tx,
  lotId: string,
  staffId: string,
): Promise<Instant | null> {
  const inserted = await tx
    .insertInto('handovers')
    .values({ lotId, staffId })
    .onConflict((conflict) => conflict.column('lotId').doNothing())
    .returning('at')
    .executeTakeFirst();
  return inserted?.at ?? null;
}
