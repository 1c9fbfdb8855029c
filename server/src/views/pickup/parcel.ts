import type { ReturnOf } from '@hammerdock/contract/call.ts';
import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { ParcelRow, WaitingLotRow } from '../../store/invoices/invoice-shipping.ts';
import { viewShipping } from '../invoices/shipping.ts';

type Parcel = ReturnOf<typeof pickup.listShipments>['shipmentList'][number];

export const viewParcel = (row: ParcelRow, lots: readonly WaitingLotRow[]): Parcel => ({
  ...viewShipping(row),
  invoice_id: row.invoiceId,
  inv_num: String(row.number),
  // Only paid ones are listed.
  paid_date: toIso(row.paidAt ?? 0),
  center: row.centerCity,
  blocked: row.chargebackStands,
  lots: lots.map((lot) => ({
    lot_id: lot.lotId,
    auctionid: lot.lpn,
    lot_number: lot.number,
    title: lot.title,
    inventory_loc: lot.floorLocation,
  })),
});
