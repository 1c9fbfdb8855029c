// How a bid ended: accepted, outbid or not placed; unknown while the server is asked again, and
// unanswered when that has ended.
import type { BidResult } from '@hammerdock/contract/shapes/bid.ts';
import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { centsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import type { LotPrices } from '../prices/lot-price.ts';
import { CallError, isOffline, isRefusal, isUndecided, SIGNED_OUT, textOf } from '../call-error.ts';

/** On a bad connection a request may never be answered; the next attempt has the same key. */
export const ANSWER_MS = 8_000;

/** Of the total that is shown before a bid is placed. */
export const ASKING_AGAIN =
  'No answer yet. Trying again to get your total; nothing is bid until you confirm.';
export const RETRYING = 'No answer yet. Trying again; your bid can’t be placed twice.';

export interface BidOutcome {
  readonly kind: 'accepted' | 'outbid' | 'not placed' | 'unknown' | 'unanswered';
  readonly title: string;
  readonly text: string;
  /** The server's time of it, or this page's where nothing was sent; null while it is unknown. */
  readonly at: Instant | null;
  /** The bidder's reference of a placed bid. */
  readonly bidId: string | null;
  /** The number of the lot's last public event then; null for a bid that was not placed. */
  readonly sequence: number | null;
  /** The lot's price after it; null for a bid that was not placed, and before bidding starts. */
  readonly latestbid: string | null;
  /** Whether sending the same bid again can help. */
  readonly canRetry: boolean;
}

type Placed = BidResult['finalresults'];

/** What the page knows of the lot since, from the live connection too. */
export type LotSince = Pick<LotTile, 'sequence' | 'bidtopstatus' | 'latestbid'>;

export const OVERTAKEN = 'Accepted, then outbid';

/** Whether a later bid has taken the lead from a placed one. */
export const isOvertaken = (
  placed: Pick<BidOutcome, 'sequence' | 'latestbid'>,
  lot: LotSince,
): boolean =>
  // A lot that is older than the bid says nothing about what followed.
  isSince(placed, lot) && (lot.bidtopstatus === 'outbid' || lot.bidtopstatus === 'lost');

/** The own standing arrives before the public event with its number: the price is higher then. */
const isSince = (
  { sequence, latestbid }: Pick<BidOutcome, 'sequence' | 'latestbid'>,
  lot: LotSince,
): boolean =>
  lot.sequence > (sequence ?? Infinity) ||
  (latestbid !== null && lot.latestbid !== null && centsOf(lot.latestbid) > centsOf(latestbid));

/** In the past tense: the standing may change while it is shown. */
export function outcomeOf(placed: Placed, prices: LotPrices): BidOutcome {
  const textOfAmount = (amount: string): string => prices.shownText(centsOf(amount));
  const { outcome, latestbid, next_bid, max_amount, sequence } = placed;
  const facts = {
    at: placed.placed_at === null ? null : instantOf(placed.placed_at),
    bidId: placed.bid_id,
    sequence,
    latestbid,
    canRetry: false,
  };
  const accepted = (text: string) =>
    ({ ...facts, kind: 'accepted', title: 'Accepted', text }) as const;
  const outbid = (why: string) =>
    ({
      ...facts,
      kind: 'outbid',
      title: `Outbid: ${why}`,
      text: nextBidText(next_bid, prices),
    }) as const;
  switch (outcome) {
    case 'lost':
      return outbid('someone’s max is higher');
    case 'tied':
      return outbid('someone bid the same max first');
    case 'raised':
      return accepted(`Your max bid is now ${textOfAmount(max_amount)}.`);
    case 'advanced':
      return accepted(
        `Your max bid of ${textOfAmount(max_amount)} counts as soon as bidding starts.`,
      );
    case 'opened':
    case 'took lead':
      return accepted(
        [
          `You took the lead at ${textOfAmount(latestbid ?? next_bid)}.`,
          // An exact bid, or a maximum that the price has reached: nothing is left to bid on.
          ...(max_amount === latestbid ? [] : [`Your max bid is ${textOfAmount(max_amount)}.`]),
        ].join(' '),
      );
  }
}

export interface ReportedBid {
  readonly outcome: BidOutcome;
  /** null: unknown. */
  readonly sentCents: Cents | null;
}

/** What was sent, and is sent by a retry. */
export interface SentBid {
  /** null: unknown. */
  readonly sentCents: Cents | null;
  readonly prices: LotPrices;
}

/** "your $3.00 bid ($6.48 total)": also what a retry sends. */
export const sentBidText = ({ sentCents, prices }: SentBid): string =>
  sentCents === null ? 'your bid' : `your ${prices.bidAndTotalText(sentCents)}`;

/** At the start of a sentence. */
export const sentBidSubject = (sent: SentBid): string => `Y${sentBidText(sent).slice(1)}`;

/** The form has gone before the bid was sent; `shownOutcome` says so of a close. */
export const notSent = (sent: SentBid): BidOutcome => ({
  kind: 'not placed',
  title: 'Not placed',
  text: `${notPlacedText(sent)} ${SIGNED_OUT}`,
  at: null,
  bidId: null,
  sequence: null,
  latestbid: null,
  canRetry: false,
});

export const notPlacedText = (sent: SentBid): string => `${sentBidSubject(sent)} was NOT placed.`;

/** `now` is the server's time by the page's clock. */
export function failureOf(error: unknown, now: Instant, sent: SentBid): BidOutcome {
  const failed = {
    at: null,
    bidId: null,
    sequence: null,
    latestbid: null,
    canRetry: true,
  } as const;
  if (isOffline(error))
    return {
      ...failed,
      kind: 'not placed',
      title: 'Not placed',
      at: now,
      // In the past tense: it stays once the connection is back.
      text: `You were offline. ${notPlacedText(sent)}`,
    };
  if (isRefusal(error, 'SignInNeeded')) return { ...notSent(sent), at: now };
  if (isUndecided(error) || !(error instanceof CallError))
    return {
      ...failed,
      kind: 'unknown',
      title: 'No answer yet',
      text:
        // Three lines in a row of the closing page.
        `We’re still sending ${sentBidText(sent)}. It can’t be placed twice.`,
    };
  return {
    kind: 'not placed',
    title: 'Not placed',
    text: refusalText(error, sent),
    at: now,
    bidId: null,
    sequence: null,
    latestbid: null,
    canRetry: false,
  };
}

/** The server's text, with the reason where it has none. */
function refusalText(error: CallError, sent: SentBid): string {
  switch (error.code) {
    case 'Maintenance':
      return `The store is closed for maintenance. ${error.message}`;
    case 'BidTooLow':
      return `The price has passed ${sentBidText(sent)}. ${leastBidText(error, sent)}`;
    case 'ConfirmationExpired':
      return `${notPlacedText(sent)} ${error.message}`;
    default:
      return textOf(error);
  }
}

/** The server knows no total prices. */
function leastBidText({ details, message }: CallError, { prices }: SentBid): string {
  const { nextBidCents } = details;
  return prices.isTotal && typeof nextBidCents === 'number'
    ? `Min bid ${prices.shownText(nextBidCents)}`
    : message;
}

/** The store was asked for some minutes; `canRetry`: whether there is a button for it. */
export const unanswered = (canRetry: boolean, sent: SentBid): BidOutcome => ({
  kind: 'unanswered',
  title: 'No answer',
  text:
    `We couldn’t find out if ${sentBidText(sent)} was placed. ` +
    (canRetry
      ? 'Retry can’t place it twice. Or see the bid history.'
      : 'Please check the bid history.'),
  at: null,
  bidId: null,
  sequence: null,
  latestbid: null,
  canRetry,
});

/** Of a quote, which places nothing: without an answer the bid was certainly not placed. */
export function failureOfQuote(error: unknown, now: Instant, sent: SentBid): BidOutcome {
  const failed = failureOf(error, now, sent);
  if (failed.kind !== 'unknown') return failed;
  const text = `We couldn’t reach the store. ${notPlacedText(sent)}`;
  return { ...failed, kind: 'not placed', title: 'Not placed', text, at: now };
}

/** A press that was meant for the previous price is not sent. The button shows the new one. */
export const CHANGED_PRICE: BidOutcome = {
  kind: 'not placed',
  title: 'Not placed',
  text: 'The price just changed. Press again to bid at the new price.',
  at: null,
  bidId: null,
  sequence: null,
  latestbid: null,
  canRetry: false,
};

/** A press that may be meant for the lot that was in this place before is not sent either. */
export const LIST_MOVED: BidOutcome = {
  ...CHANGED_PRICE,
  text: 'The list just moved. Press again to bid on this item.',
};

/** With its total: the button beside it places this bid. */
export const nextBidText = (nextBid: string, { priceParts }: LotPrices): string =>
  `Next bid ${priceParts(centsOf(nextBid)).join(' · ')}.`;
