// Finds out how bids without an answer ended whose form has gone, also by a reload of the page.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  ANSWER_MS,
  failureOf,
  outcomeOf,
  sentBidText,
  unanswered,
  type BidOutcome,
} from '../../api/bids/bid-outcome.ts';
import { openBids, type OpenBid } from '../../api/bids/open-bids.ts';
import { useTakePlaced } from '../../api/bids/placed-bid.ts';
import { ASKED_FOR_MS, useAutoRetry } from '../../api/bids/use-auto-retry.ts';
import { alertOutcome } from '../../api/bids/use-open-bids.ts';
import { isRefusal, noAnswer } from '../../api/call-error.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { refreshCalls, useCommand } from '../../api/query.tsx';
import { alertError } from '../../lib/notices/alerts.ts';
import { useClock } from '../../lib/time/clock.tsx';

/** Most answers arrive before it. */
const SAID_AFTER_MS = 3_000;

const ANSWERS_CHANGED = [
  'bids.listLotsInPlay',
  'catalog.getProductInfo',
  'bidding.getBidHistory',
] as const;

const NONE: readonly OpenBid[] = [];

export function LeftBids({ userId }: { readonly userId: string }) {
  const left = useSyncExternalStore(openBids.subscribe, openBids.left, () => NONE);
  return left
    .filter((bid) => bid.userId === userId)
    .map((bid) => <LeftBid key={bid.key} bid={bid} />);
}

/** Sends it again under its key until there is an answer, and reports that as an alert. */
function LeftBid({ bid }: { readonly bid: OpenBid }) {
  useLeftBid(bid);
  return null;
}

export function useLeftBid({ key, call, input, lot, bidType, sentCents, sentAt }: OpenBid): void {
  const prices = useLotPrices(lot);
  const clock = useClock();
  const client = useQueryClient();
  const takePlaced = useTakePlaced();
  const sent = { sentCents, prices };
  const [outcome, setOutcome] = useState<BidOutcome>(() => failureOf(noAnswer(), 0, sent));
  const end = (ended: BidOutcome) => {
    setOutcome(ended);
    if (openBids.settle(key)) alertOutcome(lot.title, ended);
  };
  const command = useCommand(call, {
    timeoutMs: ANSWER_MS,
    isShown: () => true,
    onDone: (answer) => {
      takePlaced(answer, () => end(outcomeOf(answer.finalresults, prices)), bidType);
      void refreshCalls(client, ANSWERS_CHANGED);
    },
    onRefused: (error) => {
      // It may have been placed before the session ended.
      const isSignedOut = isRefusal(error, 'SignInNeeded');
      const failed = isSignedOut ? unanswered(false, sent) : failureOf(error, clock.now(), sent);
      if (failed.kind === 'unknown') setOutcome(failed);
      else end(failed);
      return true;
    },
  });
  const giveUp = () => end(unanswered(false, sent));
  useAutoRetry(outcome, () => command.resume(input, key), giveUp);
  const say = useEffectEvent(() => {
    // The tab was closed in the meantime.
    if (Date.now() - sentAt > ASKED_FOR_MS) giveUp();
    else alertError(`No answer yet for ${sentBidText(sent)} on ${lot.title}. ${SENDING}`);
  });
  useEffect(() => {
    const timer = setTimeout(say, SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

const SENDING = 'We’re still sending it, and it can’t be placed twice.';
