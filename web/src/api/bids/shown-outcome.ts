// What is shown of how a bid ended once more has happened on the lot.
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import type { LotPrices } from '../prices/lot-price.ts';
import {
  isOvertaken,
  nextBidText,
  OVERTAKEN,
  sentBidSubject,
  sentBidText,
  type BidOutcome,
} from './bid-outcome.ts';

export type StandingLot = Pick<LotInPlay, 'bidtopstatus' | 'proxy_bid_details'>;
type Lot = Pick<LotInPlay, 'sequence' | 'latestbid' | 'next_bid'> & StandingLot;

interface Circumstances {
  readonly lot: Lot;
  /** Its close has passed. */
  readonly isOver: boolean;
  /** The bid or its retry is on its way. */
  readonly busy: boolean;
  /** The amount that a retry sends. */
  readonly sentCents: Cents | null;
  readonly prices: LotPrices;
}

export interface ShownOutcome extends BidOutcome {
  /** A later bid has taken the lead, so it is not marked as good news. */
  readonly isPast: boolean;
}

/** null: nothing that is still true. */
export function shownOutcome(
  outcome: BidOutcome | null,
  circumstances: Circumstances,
): ShownOutcome | null {
  if (outcome === null) return null;
  if (isKnownToBePlaced(outcome, circumstances)) return knownToBePlaced(outcome, circumstances);
  const { isOver } = circumstances;
  if (isOver && isUndecided(outcome)) return withoutAnswerBefore(outcome, circumstances);
  // The answer to a placed bid comes a moment before its call has ended.
  if (circumstances.busy && outcome.canRetry) return sendingAgain(outcome, circumstances);
  switch (outcome.kind) {
    case 'accepted':
    case 'outbid':
      return placedBefore(outcome, circumstances);
    case 'not placed':
      return { ...outcome, isPast: false, ...notPlacedBefore(outcome, circumstances) };
    case 'unknown':
    case 'unanswered':
      return { ...outcome, isPast: false, ...withStanding(outcome, circumstances) };
  }
}

/** Whether the lot says how a bid without an answer ended. */
export const isFoundOut = (own: BidOutcome | null, shown: ShownOutcome | null): boolean =>
  own?.kind === 'unknown' && shown !== null && shown.kind !== 'unknown';

/** Whether the retry succeeds is open, so the old verdict is withdrawn. */
const sendingAgain = (outcome: BidOutcome, sent: Circumstances): ShownOutcome => ({
  ...outcome,
  kind: 'unknown',
  title: 'Sending again…',
  text: `${sentBidSubject(sent)} can’t be placed twice.`,
  at: null,
  isPast: true,
});

function placedBefore(
  outcome: BidOutcome,
  { lot, isOver, prices, sentCents }: Circumstances,
): ShownOutcome | null {
  // The lot itself states the result.
  if (isOver || isTakenBack(outcome, { lot, sentCents })) return null;
  if (outcome.kind === 'outbid') {
    // A lot that is older than the bid has an old price and standing.
    const isOlder = lot.sequence < (outcome.sequence ?? 0);
    if (!isOlder && lot.bidtopstatus === 'winning') return null;
    return {
      ...outcome,
      isPast: false,
      ...(isOlder ? {} : { text: nextBidText(lot.next_bid, prices) }),
    };
  }
  return isOvertaken(outcome, lot)
    ? outbidSince(outcome, { lot, prices })
    : { ...outcome, isPast: false };
}

/** Canceled or lowered since: the bidder's own maximum is below the bid. */
function isTakenBack(
  { sequence }: BidOutcome,
  { lot, sentCents }: Pick<Circumstances, 'lot' | 'sentCents'>,
): boolean {
  const own = lot.proxy_bid_details;
  if (sentCents === null || lot.sequence <= (sequence ?? Infinity)) return false;
  return own === null || centsOf(own.max_amount) < sentCents;
}

const isUndecided = ({ kind }: BidOutcome): boolean => kind === 'unknown' || kind === 'unanswered';

/** After the close its answer changes no result. */
function withoutAnswerBefore(outcome: BidOutcome, circumstances: Circumstances): ShownOutcome {
  const bid = sentBidText(circumstances);
  const { lot, sentCents } = circumstances;
  // It would have won.
  if (
    lot.bidtopstatus === 'lost' &&
    sentCents !== null &&
    sentCents > centsOf(lot.latestbid ?? '0')
  ) {
    return {
      ...outcome,
      kind: 'not placed',
      title: 'Not placed',
      isPast: false,
      ...notPlacedBefore(outcome, circumstances),
    };
  }
  const text =
    lot.bidtopstatus === 'won'
      ? `You won, so it makes no difference that the store never confirmed ${bid}.`
      : `We don’t know if ${bid} was placed before the close.`;
  return { ...outcome, title: 'No answer', text, canRetry: false, isPast: true };
}

/** Without its answer: the bidder's own maximum, which the page shows, is the bid's or higher. */
export function isKnownToBePlaced(
  outcome: BidOutcome,
  { lot, sentCents }: Pick<Circumstances, 'sentCents'> & { readonly lot: StandingLot },
): boolean {
  if (!isUndecided(outcome)) return false;
  const own = lot.proxy_bid_details;
  if (own === null || sentCents === null || lot.bidtopstatus === '') return false;
  return centsOf(own.max_amount) >= sentCents;
}

function knownToBePlaced(
  outcome: BidOutcome,
  { lot, isOver, prices }: Circumstances,
): ShownOutcome | null {
  const own = lot.proxy_bid_details;
  if (isOver) return null;
  if (lot.bidtopstatus !== 'winning' || own === null) {
    // Without the answer nothing says that it ever led.
    return {
      ...outbidSince(outcome, { lot, prices }),
      kind: 'outbid',
      title: 'Outbid',
      isPast: false,
    };
  }
  const max = `Your ${own.kind === 'hard' ? 'bid' : 'max bid'} is`;
  const text = `${max} ${prices.shownText(centsOf(own.max_amount))}.`;
  return { ...outcome, kind: 'accepted', title: 'Accepted', text, canRetry: false, isPast: false };
}

const outbidSince = (
  outcome: BidOutcome,
  { lot, prices }: Pick<Circumstances, 'lot' | 'prices'>,
): ShownOutcome => ({
  ...outcome,
  kind: 'accepted',
  title: OVERTAKEN,
  text: nextBidText(lot.next_bid, prices),
  canRetry: false,
  isPast: true,
});

function notPlacedBefore(
  { canRetry }: BidOutcome,
  circumstances: Circumstances,
): Partial<BidOutcome> {
  const { lot, isOver, sentCents, prices } = circumstances;
  if (isOver) {
    const text = `${sentBidSubject(circumstances)} was NOT placed before the close.`;
    return { text, canRetry: false };
  }
  if (!canRetry || sentCents === null || sentCents >= centsOf(lot.next_bid)) return {};
  const bid = `your ${prices.shownText(sentCents)} bid`;
  const next = nextBidText(lot.next_bid, prices);
  const text = `The price has passed ${bid}, which was NOT placed. ${next}`;
  return { text, canRetry: false };
}

/** The bidder sees the standing beside it, which says more than "unknown". */
function withStanding({ kind }: BidOutcome, circumstances: Circumstances): Partial<BidOutcome> {
  const { lot } = circumstances;
  const bid = sentBidText(circumstances);
  if (lot.bidtopstatus !== 'winning' && lot.bidtopstatus !== 'won') return {};
  return {
    title: lot.bidtopstatus === 'won' ? 'You won' : 'You’re winning',
    text:
      kind === 'unknown'
        ? `The store hasn’t confirmed ${bid} yet. It can’t be placed twice.`
        : `The store hasn’t confirmed ${bid}. Retry can’t place it twice.`,
  };
}
