import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getCheckoutQr } from './getCheckoutQr.ts';
import { getPickupDesk } from './getPickupDesk.ts';
import { listShipments } from './listShipments.ts';
import { openPickupPass } from './openPickupPass.ts';
import { pickUpLot } from './pickUpLot.ts';
import { shipOrder } from './shipOrder.ts';
import { undoPickUp } from './undoPickUp.ts';

export const pickupTable: ServiceTable<typeof pickup> = {
  getCheckoutQr,
  getPickupDesk,
  openPickupPass,
  pickUpLot,
  undoPickUp,
  listShipments,
  shipOrder,
};
