import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import type { ReturnOf } from '@hammerdock/contract/call.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { DeskLotRow } from '../store/handovers.ts';
import { viewFirstPicture } from './picture.ts';

type DeskLot = ReturnOf<typeof pickup.pickUpLot>['lot'];

function statusOf(row: DeskLotRow): DeskLot['status'] {
  if (row.pickedUpAt !== null) return 'picked up';
  if (row.forfeitedAt !== null) return 'forfeited';
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
});
