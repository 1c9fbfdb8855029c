import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { arriveForPickup } from './arriveForPickup.ts';
import { cancelPickupSlot } from './cancelPickupSlot.ts';
import { choosePickupSlot } from './choosePickupSlot.ts';
import { finishPickupVisit } from './finishPickupVisit.ts';
import { getCheckoutQr } from './getCheckoutQr.ts';
import { getPickupDesk } from './getPickupDesk.ts';
import { getPickupQueue } from './getPickupQueue.ts';
import { getPickupSlots } from './getPickupSlots.ts';
import { listShipments } from './listShipments.ts';
import { openPickupPass } from './openPickupPass.ts';
import { pickUpLot } from './pickUpLot.ts';
import { shipOrder } from './shipOrder.ts';
import { undoPickUp } from './undoPickUp.ts';

export const pickupTable: ServiceTable<typeof pickup> = {
  getCheckoutQr,
  getPickupSlots,
  choosePickupSlot,
  cancelPickupSlot,
  arriveForPickup,
  getPickupQueue,
  finishPickupVisit,
  getPickupDesk,
  openPickupPass,
  pickUpLot,
  undoPickUp,
  listShipments,
  shipOrder,
};
