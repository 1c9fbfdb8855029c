import { bidAmountOf } from '@hammerdock/domain/checks/bid-amount.ts';

/** The bounds as typed; empty: none. */
export interface PriceRange {
  readonly min: string;
  readonly max: string;
}

/** The lower bound first, whichever was typed first. */
export function orderedRange({ min, max }: PriceRange): PriceRange {
  const isReversed = max !== '' && (bidAmountOf(min) ?? 0) > (bidAmountOf(max) ?? 0);
  return isReversed ? { min: max, max: min } : { min, max };
}
