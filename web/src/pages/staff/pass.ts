import type { Answer } from '../../api/calls.ts';

export type Pass = Answer<'pickup.openPickupPass'>;
export type Lot = Pass['lots'][number];

/** "Bea P." */
export const buyerOf = ({ first_name: first, last_initial: initial }: Pass): string =>
  `${first} ${initial}.`;
