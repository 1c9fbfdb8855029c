import type { Answer } from '../../api/calls.ts';

/** A paid order that waits to be shipped. */
export type Parcel = Answer<'pickup.listShipments'>['shipmentList'][number];
