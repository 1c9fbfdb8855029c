// Bids the next bid of a lot, at the price that was shown while the button was held.
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePressGuard } from '../../lib/interaction/use-press-guard.ts';
import { alertError } from '../../lib/notices/alerts.ts';
import { announcements } from '../../lib/notices/announcements.ts';
import { useClock } from '../../lib/time/clock.tsx';
import type { Cents } from '@hammerdock/domain/money.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { useLotPrices } from '../prices/use-lot-prices.ts';
import type { Sent } from '../calls.ts';
import { isRefusal } from '../call-error.ts';
import { refreshCalls, useCommand } from '../query.tsx';
import {
  failureOf,
  isOvertaken,
  notSent,
  outcomeOf,
  OVERTAKEN,
  unanswered,
  type BidOutcome,
  type LotSince,
  type SentBid,
} from './bid-outcome.ts';
import type { BidLot } from './open-bids.ts';
import { useTakePlaced } from './placed-bid.ts';
import { isKnownToBePlaced } from './shown-outcome.ts';
import { useAutoRetry } from './use-auto-retry.ts';
import { useKnownBid, useOpenBids } from './use-open-bids.ts';
import { hasRemedy, type RefusedBid } from './remedied.ts';

const ANSWERS_CHANGED = [
  'bids.listLotsInPlay',
  'catalog.getProductInfo',
  'bidding.getBidHistory',
] as const;

type RaisedLot = Pick<LotInPlay, 'next_bid' | 'proxy_bid_details'> & LotSince & BidLot;

export interface Raise {
  /** Not for an automatic repeat of a bid that is known to be placed. */
  readonly busy: boolean;
  /** What is on its way was sent by Retry, which shows it. */
  readonly isRetry: boolean;
  readonly isLocked: boolean;
  readonly outcome: BidOutcome | null;
  /** The amount that a retry sends. */
  readonly sentCents: Cents | null;
  /** A refusal with a remedy, until the bid is sent again. */
  readonly refused: RefusedBid | null;
  readonly isRemedyOpen: boolean;
  readonly openRemedy: () => void;
  /** Closes the remedy; the outcome stays, and leads to it again. */
  readonly leaveRemedy: () => void;
  readonly place: () => void;
  /** Sends the same bid again, under the same key if it may have arrived. */
  readonly retry: () => void;
  /** Hides the outcome. */
  readonly forget: () => void;
}

export function useRaise(lot: RaisedLot): Raise {
  const prices = useLotPrices(lot);
  const client = useQueryClient();
  const takePlaced = useTakePlaced();
  const guard = usePressGuard(lot.next_bid);
  const [sentCents, setSentCents] = useState<Cents | null>(null);
  const { refuse, ...remedy } = useRemedy();
  const lastBid = useRef<Sent<'bidding.placeBid'> | null>(null);
  const lastSent = (): SentBid => ({ sentCents: sentCentsOf(lastBid.current), prices });
  const { outcome, setOutcome, report, reportFailed, openBids } = useRaiseReport(lot);
  const command = useCommand('bidding.placeBid', {
    ...openBids.options,
    onSend: (input, key) => {
      openBids.send({ call: 'bidding.placeBid', input, key }, 'proxy', sentCentsOf(input));
    },
    // The outcome is shown where the bid was placed, and announced from there.
    isShown: () => true,
    onDone: (answer) => {
      const isFollowed = turns.sendWaiting();
      takePlaced(answer, () => {
        if (isFollowed) return;
        report(outcomeOf(answer.finalresults, prices));
        if (!isSilent) guard.lock();
      });
      // The outcome does not wait for the refetches.
      void refreshCalls(client, ANSWERS_CHANGED);
    },
    onRefused: (error, mayHaveArrived) => {
      if (turns.sendWaiting()) return true;
      reportFailed(error, lastSent(), mayHaveArrived);
      refuse(error, String(lastBid.current?.wsprice ?? lot.next_bid));
      return true;
    },
  });
  const turns = useTurns(openBids.press, () => {
    refuse(null);
    if (lastBid.current !== null) command.mutate(lastBid.current);
  });
  useAutoRetry({
    outcome,
    sentAt: openBids.pressedAt,
    retry: turns.repeat,
    giveUp: () => report(unanswered(true, lastSent())),
  });
  const isKnown = outcome !== null && isKnownToBePlaced(outcome, { lot, sentCents });
  useKnownBid(isKnown, openBids);
  const isSilent = turns.isRepeat && (outcome === null || isKnown);
  return {
    busy: command.isPending && !isSilent,
    isRetry: turns.isRetry,
    isLocked: guard.isLocked,
    outcome,
    sentCents,
    ...remedy,
    place: () => {
      setOutcome(null);
      setSentCents(centsOf(lot.next_bid));
      lastBid.current = { product_id: lot.id, wsprice: lot.next_bid, bidding_type: 'proxy' };
      turns.send(command.isPending, false);
    },
    retry: () => turns.send(false, true),
    forget: () => {
      openBids.leave();
      setOutcome(null);
      refuse(null);
    },
  };
}

function useRaiseReport(lot: RaisedLot) {
  const [outcome, setOutcome] = useState<BidOutcome | null>(null);
  const openBids = useOpenBids(lot);
  const clock = useClock();
  const report = (ended: BidOutcome) => {
    const isReported = ended.kind === 'unknown' ? !openBids.isGone() : openBids.end(ended);
    if (!isReported) return;
    setOutcome(ended);
    // Asked again and again, it is announced once.
    if (ended.kind === 'unknown' && outcome?.kind === 'unknown') return;
    const isPast = ended.kind === 'accepted' && isOvertaken(ended, lot);
    const words = isPast ? `${OVERTAKEN}.` : `${ended.title}. ${ended.text}`;
    announcements.announce(`raise ${lot.id}`, words);
  };
  return {
    outcome,
    setOutcome,
    openBids,
    report,
    reportFailed: (error: unknown, sent: SentBid, mayHaveArrived: boolean) => {
      if (!isRefusal(error, 'SignInNeeded')) return report(failureOf(error, clock.now(), sent));
      // The page becomes a guest's, without the button and its outcome.
      const ended = mayHaveArrived ? unanswered(false, sent) : notSent(sent);
      if (openBids.end(ended)) alertError(ended.text);
    },
  };
}

const sentCentsOf = (bid: Sent<'bidding.placeBid'> | null): Cents | null =>
  bid?.wsprice === undefined ? null : centsOf(String(bid.wsprice));

/** A bid placed during a silent repeat follows it: each has a key of its own. */
function useTurns(onPress: () => void, sendLast: () => void) {
  const [isRepeat, setRepeat] = useState(false);
  const [isRetry, setRetry] = useState(false);
  const isWaiting = useRef(false);
  return {
    /** What is sent is an automatic repeat. */
    isRepeat,
    isRetry,
    send: (isPending: boolean, again: boolean) => {
      onPress();
      setRepeat(false);
      setRetry(again);
      if (isPending) isWaiting.current = true;
      else sendLast();
    },
    repeat: () => {
      setRepeat(true);
      setRetry(true);
      sendLast();
    },
    sendWaiting: (): boolean => {
      const waited = isWaiting.current;
      isWaiting.current = false;
      if (waited) sendLast();
      return waited;
    },
  };
}

function useRemedy() {
  const [refused, setRefused] = useState<RefusedBid | null>(null);
  const [isRemedyOpen, setRemedyOpen] = useState(false);
  return {
    refused,
    isRemedyOpen,
    openRemedy: () => setRemedyOpen(true),
    leaveRemedy: () => setRemedyOpen(false),
    /** null: the bid is sent again, or its result is hidden. */
    refuse: (error: Error | null, amount = '') => {
      const isRemedied = error !== null && hasRemedy(error);
      setRefused(isRemedied ? { error, amount } : null);
      if (error !== null) setRemedyOpen(isRemedied);
    },
  };
}
