import type { Answer } from '../../api/calls.ts';

export type Pass = Answer<'pickup.openPickupPass'>;
