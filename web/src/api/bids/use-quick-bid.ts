// A button that bids the lot's next bid: locked for a moment after each bid, and not pressed by a
// tap that was meant for the previous price.
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { usePressGuard } from '../../lib/interaction/use-press-guard.ts';
import type { LotPrices } from '../prices/lot-price.ts';
import { useLotPrices } from '../prices/use-lot-prices.ts';
import type { Sent } from '../calls.ts';
import { refreshCalls, useCommand } from '../query.tsx';
import { useTakePlaced } from './placed-bid.ts';
import { useAutoRetry } from './use-auto-retry.ts';
import { CHANGED_PRICE, LIST_MOVED, type BidOutcome, type LotSince } from './bid-outcome.ts';
import type { BidLot } from './open-bids.ts';
import { isKnownToBePlaced, shownOutcome } from './shown-outcome.ts';
import { useBidOutcome, type BidReport } from './use-bid-outcome.ts';
import { useKnownBid } from './use-open-bids.ts';

const ANSWERS_CHANGED = ['catalog.getProductInfo', 'bidding.getBidHistory'] as const;

export interface QuickBid {
  readonly busy: boolean;
  readonly isLocked: boolean;
  readonly outcome: BidOutcome | null;
  readonly press: () => void;
  /** Sends a bid again that was refused. */
  readonly retry: () => void;
}

type QuickLot = Pick<LotCard, 'next_bid' | 'proxy_bid_details'> & LotSince & BidLot;

export function useQuickBid(
  lot: QuickLot,
  onRefused: (error: unknown) => boolean,
  hasMoved: () => boolean = () => false,
): QuickBid {
  const guard = usePressGuard(lot.next_bid);
  const prices = useLotPrices(lot);
  const report = useBidOutcome(lot, prices);
  const client = useQueryClient();
  const takePlaced = useTakePlaced();
  const lastBid = useRef<Sent<'bidding.placeBid'> | null>(null);
  const command = useCommand('bidding.placeBid', {
    ...report.options,
    onSend: (input, key) => report.onSend('bidding.placeBid', input, key),
    onDone: (answer) => {
      takePlaced(answer, () => {
        report.onPlaced(answer);
        guard.lock();
      });
      // The outcome does not wait for the refetches.
      void refreshCalls(client, ANSWERS_CHANGED);
    },
    onRefused: report.onFailed(onRefused),
  });
  // Under the same key.
  const retry = () => {
    if (lastBid.current !== null) command.mutate(lastBid.current);
  };
  const known = knownOf(report, lot, prices);
  useKnownBid(known !== null, { know: () => known !== null && report.sayKnown(known) });
  useAutoRetry({
    outcome: known === null ? report.outcome : null,
    sentAt: report.pressedAt,
    retry,
    giveUp: () => report.giveUp(false),
  });
  return {
    busy: command.isPending,
    isLocked: guard.isLocked,
    outcome: report.outcome,
    retry: () => {
      report.press();
      retry();
    },
    press: () => {
      const judged = guard.judge();
      if (judged === 'locked') return;
      if (hasMoved()) return report.onChanged(LIST_MOVED);
      if (judged === 'changed') return report.onChanged(CHANGED_PRICE);
      report.setOutcome(null);
      // The bidder agrees to the price on the button: a higher price is refused.
      lastBid.current = { product_id: lot.id, quick: 1, wsprice: lot.next_bid };
      report.press();
      report.setSent({ cents: centsOf(lot.next_bid), bidType: 'proxy' });
      command.mutate(lastBid.current);
    },
  };
}

/** How a bid without an answer ended, by the live lot. */
function knownOf(
  { outcome, sentCents }: BidReport,
  lot: QuickLot,
  prices: LotPrices,
): BidOutcome | null {
  if (outcome === null || !isKnownToBePlaced(outcome, { lot, sentCents })) return null;
  return shownOutcome(outcome, { lot, isOver: false, busy: false, sentCents, prices });
}
