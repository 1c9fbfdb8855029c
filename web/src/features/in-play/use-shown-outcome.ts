import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { shownOutcome, type ShownOutcome } from '../../api/bids/shown-outcome.ts';
import type { Raise } from '../../api/bids/use-raise.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';

/** How the last bid on the lot ended, as far as it is still true. */
export function useShownOutcome(
  lot: LotInPlay,
  raise: Raise,
  isOver: boolean,
): ShownOutcome | null {
  const { outcome, busy, sentCents } = raise;
  const prices = useLotPrices(lot);
  return shownOutcome(outcome, { lot, isOver, busy, sentCents, prices });
}
