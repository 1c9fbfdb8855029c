import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getCheckoutQr } from './getCheckoutQr.ts';
import { openPickupPass } from './openPickupPass.ts';
import { pickUpLot } from './pickUpLot.ts';

export const pickupTable: ServiceTable<typeof pickup> = {
  getCheckoutQr,
  openPickupPass,
  pickUpLot,
};
