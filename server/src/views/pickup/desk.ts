import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import type { ReturnOf } from '@hammerdock/contract/call.ts';
import { totalOf } from '@hammerdock/domain/invoicing/refund.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { pickupStatusOf, undoableUntil } from '@hammerdock/domain/pickup/rules.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { CenterRow } from '../../store/pickup/centers.ts';
import type { DeskLotRow } from '../../store/pickup/handovers.ts';
import { viewFirstPicture } from '../auctions/picture.ts';

type DeskLot = ReturnOf<typeof pickup.pickUpLot>['lot'];

function statusOf(row: DeskLotRow): DeskLot['status'] {
  const status = pickupStatusOf(row);
  if (status !== 'not picked up') return status;
  if (row.chargebackStands) return 'blocked';
  return row.dueCents === 0 ? 'ready' : 'unpaid';
}

export const viewDeskLot = (row: DeskLotRow): DeskLot => ({
  lot_id: row.lotId,
  auctionid: row.lpn,
  lot_number: row.number,
  title: row.title,
  inventory_loc: row.floorLocation,
  avatarorg: viewFirstPicture(row.images),
  inv_num: String(row.invoiceNumber),
  pickup_end_date: row.pickupEndsAt === null ? null : toIso(row.pickupEndsAt),
  status: statusOf(row),
  checkout_reason: row.returnReason ?? '',
  undo_until: isUndoable(row) ? toIso(undoableUntil(row.pickedUpAt)) : null,
  refunded_amt: toDecimal(row.refundedCents),
  pending_refund:
    row.pendingRefund === null
      ? null
      : { refund_id: row.pendingRefund.id, amount: toDecimal(row.pendingRefund.amountCents) },
  refundable_amt: toDecimal(mayGiveBack(row) ? totalOf(row) - row.refundedCents : 0),
});

/** How many lots are ready at each other center; its city is how people call it. */
export const viewElsewhere = (
  rows: readonly DeskLotRow[],
  centers: readonly Pick<CenterRow, 'id' | 'city'>[],
): ReturnOf<typeof pickup.openPickupPass>['elsewhere'] =>
  centers
    .map(({ id, city }) => ({
      center: city,
      count: rows.filter((row) => row.centerId === id && statusOf(row) === 'ready').length,
    }))
    .filter(({ count }) => count > 0);

const isUndoable = (row: DeskLotRow): row is DeskLotRow & { pickedUpAt: number } =>
  row.pickedUpAt !== null && row.returnedAt === null;

/** R22, R59: no refund for a forfeited lot, nor after a chargeback. */
const mayGiveBack = (row: DeskLotRow): boolean =>
  row.dueCents === 0 && row.forfeitedAt === null && !row.chargebackStands;
