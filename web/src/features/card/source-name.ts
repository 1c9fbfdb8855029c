import type { SavedCard } from '@hammerdock/contract/shapes/card.ts';

export const nameOf = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>) =>
  `${brand} ending in ${last4}`;
