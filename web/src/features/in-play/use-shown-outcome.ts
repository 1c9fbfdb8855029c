import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { isFoundOut, shownOutcome, type ShownOutcome } from '../../api/bids/shown-outcome.ts';
import { useLeftBidOn } from '../../api/bids/use-open-bids.ts';
import type { Raise } from '../../api/bids/use-raise.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';

/** How the last bid on the lot ended, as far as it is still true. */
export function useShownOutcome(
  lot: LotInPlay,
  raise: Raise,
  isOver: boolean,
): ShownOutcome | null {
  const { busy } = raise;
  const prices = useLotPrices(lot);
  const left = useLeftBidOn(lot, prices, false);
  const { outcome, sentCents } = raise.outcome === null && left !== null ? left : raise;
  const shown = shownOutcome(outcome, { lot, isOver, busy, sentCents, prices });
  const isNews = isFoundOut(raise.outcome, shown);
  useAnnounced(`raise ${lot.id}`, isNews && shown ? `${shown.title}. ${shown.text}` : '');
  return shown;
}
