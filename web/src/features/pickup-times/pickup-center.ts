import type { Answer } from '../../api/calls.ts';

/** A center where paid lots of the buyer wait. */
export type PickupCenter = Answer<'pickup.getPickupSlots'>['centers'][number];
export type PickupVisit = NonNullable<PickupCenter['visit']>;
export type PickupSlot = PickupCenter['days'][number]['slots'][number];

/** Others take places, and the clock goes on. */
export const REFRESH_MS = 60_000;
