import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';

/** "Visa ending in 4242", "Test Bank ending in 6789". */
export const sourceName = (source: SavedSource): string =>
  `${source.object === 'card' ? source.brand : source.bank_name} ending in ${source.last4}`;

/** CARD-06: a bank account pays once it is verified. */
export const isVerified = (source: SavedSource): boolean =>
  source.object === 'card' || source.status === 'verified';
