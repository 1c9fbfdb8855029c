// Finds out how bids without an answer ended whose form has gone, also by a reload of the page.
import type { Instant } from '@hammerdock/domain/time.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import {
  ANSWER_MS,
  failureOf,
  notPlacedText,
  outcomeOf,
  sentBidText,
  unanswered,
  type BidOutcome,
  type SentBid,
} from '../../api/bids/bid-outcome.ts';
import { alertEnded } from '../../api/bids/ended-alerts.ts';
import { openBids, type BidLot, type OpenBid } from '../../api/bids/open-bids.ts';
import { useTakePlaced } from '../../api/bids/placed-bid.ts';
import { isAskedFor, useAutoRetry } from '../../api/bids/use-auto-retry.ts';
import { isRefusal, noAnswer } from '../../api/call-error.ts';
import { bidPricesOf } from '../../api/prices/lot-price.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { refreshCalls, useCommand } from '../../api/query.tsx';
import { userIdOf } from '../../api/session.ts';
import { alerts } from '../../lib/notices/alerts.ts';
import { useClock } from '../../lib/time/clock.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';

/** Most answers arrive before it. */
const SAID_AFTER_MS = 3_000;

const ANSWERS_CHANGED = [
  'bids.listLotsInPlay',
  'catalog.getProductInfo',
  'bidding.getBidHistory',
] as const;

const NONE: readonly OpenBid[] = [];

interface Props {
  readonly userId: string;
  /** Whether the page says of bids on this lot that they have no answer. */
  readonly isShown: (lotId: string) => boolean;
}

export function LeftBids({ userId, isShown }: Props) {
  const client = useQueryClient();
  useEffect(() => {
    // The forms that go with the session leave their bids at the same time.
    return () => void setTimeout(() => endAtSignOut(client, userId));
  }, [client, userId]);
  const left = useSyncExternalStore(openBids.subscribe, openBids.left, () => NONE);
  return left
    .filter((bid) => bid.userId === userId)
    .map((bid) => <LeftBid key={bid.key} bid={bid} isShown={isShown(bid.lot.id)} />);
}

/** Those of a user whose session has ended are not sent again. */
function endAtSignOut(client: QueryClient, userId: string): void {
  if (userIdOf(client) === userId) return;
  const bids = openBids.left().filter((bid) => bid.userId === userId);
  for (const { key, lot, sentCents } of bids) {
    openBids.settle(key);
    const ended = unanswered(false, { sentCents, prices: bidPricesOf(lot) });
    alertEnded(lot.id, ended, (words) => <Ended lot={lot}>{words}</Ended>);
  }
}

interface LeftBidProps {
  readonly bid: OpenBid;
  readonly isShown: boolean;
}

/** Sends it again under its key until there is an answer, and reports that as an alert. */
function LeftBid({ bid, isShown }: LeftBidProps) {
  useLeftBid(bid, isShown);
  return null;
}

export function useLeftBid(bid: OpenBid, isShown = false): void {
  const { key, call, input, lot, bidType, sentCents, sentAt } = bid;
  const prices = useLotPrices(lot);
  const clock = useClock();
  const client = useQueryClient();
  const takePlaced = useTakePlaced();
  const sent = { sentCents, prices };
  const [outcome, setOutcome] = useState<BidOutcome>(() => failureOf(noAnswer(), 0, sent));
  const isGivenUp = useRef(false);
  const end = (ended: BidOutcome) => {
    setOutcome(ended);
    // An attempt that was under way may still be answered.
    if (!openBids.settle(key) && !isGivenUp.current) return;
    alertEnded(lot.id, ended, (words) => <Ended lot={lot}>{words}</Ended>);
  };
  const command = useCommand(call, {
    timeoutMs: ANSWER_MS,
    maySend: () => isAskedFor(sentAt),
    isShown: () => true,
    onDone: (answer) => {
      takePlaced(answer, () => end(outcomeOf(answer.finalresults, prices)), bidType);
      void refreshCalls(client, ANSWERS_CHANGED);
    },
    onRefused: (error) => {
      const failed = failureOfLeft(error, clock.now(), sent);
      // An attempt may fail after the bid was given up.
      if (failed.kind === 'unknown') setOutcome((known) => (isUnknown(known) ? failed : known));
      else end(failed);
      return true;
    },
  });
  const giveUp = () => {
    if (isGivenUp.current) return;
    end(unanswered(false, sent));
    isGivenUp.current = true;
  };
  useAutoRetry({
    outcome,
    sentAt: () => sentAt,
    retry: () => command.resume(input, { key, userId: bid.userId }),
    giveUp,
  });
  useSaid(`No answer yet for ${sentBidText(sent)}. ${SENDING}`, {
    lot,
    isShown: isShown || !isUnknown(outcome),
  });
}

const isUnknown = ({ kind }: BidOutcome): boolean => kind === 'unknown';

/** Until the bid has ended, where the page does not say it anyway. */
function useSaid(text: string, { lot, isShown }: Pick<OpenBid, 'lot'> & { isShown: boolean }) {
  const say = useEffectEvent(() =>
    alerts.add('bad', <Ended lot={lot}>{text}</Ended>, 'until closed'),
  );
  useEffect(() => {
    if (isShown) return undefined;
    let id: number | null = null;
    const timer = setTimeout(() => (id = say()), SAID_AFTER_MS);
    return () => {
      clearTimeout(timer);
      if (id !== null) alerts.close(id);
    };
  }, [isShown]);
}

interface EndedProps {
  readonly lot: BidLot;
  readonly children: string;
}

const Ended = ({ lot, children }: EndedProps) => (
  <>
    <TextLink to={paths.product(lot.id)} inherit underline="always">
      {lot.title}
    </TextLink>
    : {children}
  </>
);

/** In full sentences, since the form with the amount has gone. */
function failureOfLeft(error: Error, now: Instant, sent: SentBid): BidOutcome {
  // It may have been placed before the session ended.
  if (isRefusal(error, 'SignInNeeded')) return unanswered(false, sent);
  const failed = failureOf(error, now, sent);
  if (failed.kind !== 'not placed' || failed.text.includes(sentBidText(sent).slice(1)))
    return failed;
  return { ...failed, text: `${notPlacedText(sent)} ${failed.text}` };
}

const SENDING = 'We’re still sending it, and it can’t be placed twice.';
