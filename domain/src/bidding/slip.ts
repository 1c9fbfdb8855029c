import type { Cents } from '../money.ts';

export interface Bounds {
  /** The retail price; 0 if unknown. */
  readonly retailCents: Cents;
  /** The lowest bid the lot accepts now. */
  readonly nextBidCents: Cents;
  /** The bidder's own leading maximum, which a raise starts from; 0 without one. */
  readonly ownMaximumCents: Cents;
}

/**
 * Whether an amount is probably a typing error, so that the bidder types it again: more than 1.2
 * times the retail price, or, for goods without one, more than three times the price. A proxy
 * maximum is often a multiple of an early price, so the price counts only without a retail price.
 */
export function isProbableSlip(
  amountCents: Cents,
  { retailCents, nextBidCents, ownMaximumCents }: Bounds,
): boolean {
  // The lowest possible bid is offered by the page, not typed.
  if (amountCents <= nextBidCents) return false;
  return retailCents > 0
    ? amountCents * 5 > retailCents * 6
    : amountCents > 3 * Math.max(nextBidCents, ownMaximumCents);
}
