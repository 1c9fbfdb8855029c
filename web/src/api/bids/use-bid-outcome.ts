// Reports how each bid ended: beside the button, and as an alert unless that is in view.
import type { BidResult } from '@hammerdock/contract/shapes/bid.ts';
import type { BidType } from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { alertError, alerts, alertSuccess } from '../../lib/notices/alerts.ts';
import { announcements } from '../../lib/notices/announcements.ts';
import { useClock } from '../../lib/time/clock.tsx';
import { isRefusal } from '../call-error.ts';
import type { Sent } from '../calls.ts';
import type { LotPrices } from '../prices/lot-price.ts';
import {
  failureOf,
  failureOfQuote,
  isOvertaken,
  outcomeOf,
  OVERTAKEN,
  unanswered,
  type BidOutcome,
  type LotSince,
  type ReportedBid,
  type SentBid,
} from './bid-outcome.ts';
import type { BidCall, BidLot } from './open-bids.ts';
import { useOpenBids } from './use-open-bids.ts';

/** The server's sentence, beside which a list names the lot. */
const PLACED = 'Bid placed successfully';

export interface BidReport {
  readonly outcome: BidOutcome | null;
  readonly setOutcome: (outcome: BidOutcome | null) => void;
  /** The amount of the last bid, which a retry sends. */
  readonly sentCents: Cents | null;
  /** The bidder's press: of a bid, its quote or its confirmation, and of Retry. */
  readonly press: () => void;
  /** When that was, by the browser's clock. */
  readonly pressedAt: () => number;
  readonly setSent: (sent: SentAmount) => void;
  readonly sentType: () => BidType;
  /** The press was meant for something else, and nothing was sent. */
  readonly onChanged: (why: BidOutcome) => void;
  /** The bid was never answered. `canRetry`: whether there is a button for it. */
  readonly giveUp: (canRetry: boolean) => void;
  /** The options of a command that places a bid. */
  readonly options: {
    readonly timeoutMs: number;
    readonly maySend: () => boolean;
    readonly isShown: (answer: BidResult) => boolean;
  };
  /** For `onSend` of such a command. */
  readonly onSend: (call: BidCall, input: Sent<BidCall>, key: string) => void;
  readonly onPlaced: (answer: BidResult) => void;
  /** `onRefused`. `showsRemedy`: whether the component shows how to get the bid accepted. */
  readonly onFailed: (
    showsRemedy: (error: unknown) => boolean,
  ) => (error: unknown, mayHaveArrived: boolean) => boolean;
  /** The same of a quote, which places no bid. `before`: a bid without an answer stays. */
  readonly onQuoteFailed: (error: unknown, before: EarlierBid | null) => boolean;
  /** After another amount was quoted and not bid. */
  readonly restore: (before: EarlierBid) => void;
  /** The lot shows that the last bid was placed. */
  readonly know: () => void;
  /** The same, with how it ended, where the lot does not say so beside the button. */
  readonly sayKnown: (known: BidOutcome) => void;
}

export interface SentAmount {
  /** null: unknown. */
  readonly cents: Cents | null;
  readonly bidType: BidType;
}

export interface EarlierBid extends ReportedBid {
  readonly bidType: BidType;
  readonly pressedAt: number;
}

type ReportedLot = LotSince & BidLot;

/** `isLotPage`: it shows the outcome in view and beside the banner, so no alert covers them. */
export function useBidOutcome(lot: ReportedLot, prices: LotPrices, isLotPage = false): BidReport {
  const clock = useClock();
  const reported = useReported(lot, prices, isLotPage);
  const { openBids, sent, setOutcome, restore, said } = reported;
  /** The panel, which becomes that of a guest, says it once. */
  const failSignedOut = (error: unknown, mayHaveArrived = false): boolean => {
    if (!isRefusal(error, 'SignInNeeded')) return false;
    const failed = mayHaveArrived
      ? unanswered(false, sent())
      : failureOf(error, clock.now(), sent());
    openBids.end(failed);
    said.end();
    setOutcome(failed);
    return true;
  };
  return {
    outcome: reported.outcome,
    setOutcome,
    sentCents: reported.sentCents,
    press: openBids.press,
    pressedAt: openBids.pressedAt,
    setSent: reported.setSent,
    sentType: reported.sentType,
    onChanged: (why) => {
      // An earlier bid without an answer is not shown here any longer.
      openBids.leave();
      setOutcome(why);
      said.say(inFullOf(why));
    },
    giveUp: (canRetry) => {
      const ended = unanswered(canRetry, sent());
      openBids.end(ended);
      setOutcome(ended);
      said.say(ended.text);
    },
    options: {
      ...openBids.options,
      // "Bid placed successfully" would hide that the bid does not lead.
      isShown: ({ finalresults }) =>
        !isLotPage || openBids.isGone() || isBehind(outcomeOf(finalresults, prices), lot),
    },
    onSend: (call, input, key) =>
      openBids.send({ call, input, key }, reported.sentType(), sent().sentCents),
    onPlaced: ({ finalresults }) => {
      const placed = outcomeOf(finalresults, prices);
      if (!reported.succeed(placed)) return;
      if (placed.kind === 'outbid') said.say(`${placed.title}. ${placed.text}`);
      else if (isOvertaken(placed, lot)) said.say(`${OVERTAKEN}.`);
      else said.sayPlaced();
    },
    onFailed: (showsRemedy) => (error, mayHaveArrived) =>
      reported.refuse(() => showsRemedy(error)) ||
      failSignedOut(error, mayHaveArrived) ||
      reported.fail(failureOf(error, clock.now(), sent())),
    restore,
    know: openBids.know,
    sayKnown: reported.sayKnown,
    onQuoteFailed: (error, before) => {
      const failed = failureOfQuote(error, clock.now(), sent());
      if (before !== null) restore(before);
      if (failSignedOut(error)) return true;
      if (before === null) {
        setOutcome(failed);
        said.say(failed.text);
      } else alertError(failed.text);
      return true;
    },
  };
}

function useReported(lot: ReportedLot, prices: LotPrices, isLotPage: boolean) {
  const [outcome, setOutcome] = useState<BidOutcome | null>(null);
  const [sentCents, setSentCents] = useState<Cents | null>(null);
  // A bid may fail before the page renders again.
  const last = useRef<SentAmount>({ cents: null, bidType: 'proxy' });
  const said = useSaid(lot, isLotPage);
  const openBids = useOpenBids(lot);
  const setSent = (sent: SentAmount) => {
    last.current = sent;
    setSentCents(sent.cents);
  };
  return {
    outcome,
    setOutcome,
    sentCents,
    setSent,
    openBids,
    said,
    sayKnown: ({ kind, title, text }: BidOutcome) => {
      openBids.know();
      said.end();
      alerts.add(kind === 'accepted' ? 'good' : 'bad', `${lot.title}: ${title}. ${text}`);
    },
    sent: (): SentBid => ({ sentCents: last.current.cents, prices }),
    sentType: () => last.current.bidType,
    restore: (before: EarlierBid) => {
      openBids.press(before.pressedAt);
      setSent({ cents: before.sentCents, bidType: before.bidType });
      setOutcome(before.outcome);
    },
    refuse: (showsRemedy: () => boolean): boolean => {
      // Without the component the page says that the bid was not placed.
      if (openBids.isGone() || !showsRemedy()) return false;
      openBids.refuse();
      said.end();
      return true;
    },
    fail: (failed: BidOutcome): boolean => {
      const isOpen = failed.kind === 'unknown';
      const isReported = isOpen ? !openBids.isGone() : openBids.end(failed);
      if (!isReported) return true;
      setOutcome(failed);
      if (isOpen) said.sayOpen(failed.text);
      else said.say(inFullOf(failed));
      return true;
    },
    succeed: (placed: BidOutcome): boolean => {
      if (!openBids.end(placed)) return false;
      // An earlier attempt had no answer.
      said.end();
      setOutcome(placed);
      return true;
    },
  };
}

const isBehind = (placed: BidOutcome, lot: LotSince): boolean =>
  placed.kind === 'outbid' || isOvertaken(placed, lot);

/** Without the heading that the page of the lot has. */
const inFullOf = ({ kind, title, text }: BidOutcome): string =>
  kind === 'not placed' && !text.includes('NOT placed') ? `${title}. ${text}` : text;

/** Says how a bid ended; that it has no answer once, until it has ended or its component goes. */
function useSaid({ id, title }: BidLot, isLotPage: boolean) {
  const isOpen = useRef(false);
  const alertId = useRef<number | null>(null);
  const end = () => {
    isOpen.current = false;
    if (alertId.current !== null) alerts.close(alertId.current);
    alertId.current = null;
  };
  const endWithComponent = useEffectEvent(end);
  useEffect(() => () => endWithComponent(), []);
  const announce = (text: string) => announcements.announce(`bid ${id}`, text);
  return {
    end,
    say: (text: string) => {
      end();
      if (isLotPage) announce(text);
      else alertError(`${title}: ${text}`);
    },
    /** The page of the lot shows the server's sentence. */
    sayPlaced: () => {
      if (!isLotPage) alertSuccess(`${title}: ${PLACED}`);
    },
    sayOpen: (text: string) => {
      if (isOpen.current) return;
      isOpen.current = true;
      if (isLotPage) announce(text);
      else alertId.current = alerts.add('bad', `${title}: ${text}`, 'until closed');
    },
  };
}
