import type { Bid, Outcome } from './standing.ts';
import type { Attempt, ModelTerms, Purchase, Reason, VisibleState } from './terms.ts';

import { nextBid } from './standing.ts';

const ceiling = 100_000_000n;
const holdMs = 30 * 60_000;

/** What an admission depends on besides the attempt itself. */
export interface Standing {
  readonly terms: ModelTerms;
  readonly state: VisibleState;
  readonly outcome: Outcome;
  /** The purchase that holds the lot, if any. */
  readonly purchase: Purchase | null;
  readonly retractors: ReadonlySet<string>;
  readonly exposedAt: number | null;
}

/**
 * All reasons the rules give against an attempt; none means that it must be accepted. The rules do
 * not rank them, so an engine may return any of them.
 */
export function reasonsAgainst(attempt: Attempt, standing: Standing): Reason[] {
  const { terms, state, outcome, purchase } = standing;
  switch (attempt.kind) {
    case 'bid':
      return [
        ...liveReasons(attempt.at, state),
        ...amountReasons(terms, outcome, {
          bidder: attempt.bidder,
          amount: BigInt(attempt.amountCents),
          hard: attempt.type === 'hard',
        }),
        ...leadReasons(attempt, standing),
      ];
    case 'advance':
      return advanceReasons(attempt, standing);
    case 'retract':
      return [...liveReasons(attempt.at, state), ...retractReasons(attempt, standing)];
    case 'lower':
      return [...liveReasons(attempt.at, state), ...lowerReasons(attempt, standing)];
    case 'open':
      return state.phase === 'upcoming' ? [] : ['LotNotUpcoming', ...overReasons(state)];
    case 'extend':
      // A seller extends a lot before it opens as well.
      return state.phase === 'open' || state.phase === 'upcoming'
        ? []
        : ['LotNotOpen', ...overReasons(state)];
    case 'close':
      if (state.phase !== 'open') return ['LotNotOpen', ...overReasons(state)];
      return attempt.at < state.closesAt ? ['CloseNotDue'] : [];
    case 'buy':
      return [
        ...(purchase === null ? [] : [boughtReason(purchase, attempt.bidder)]),
        ...liveReasons(attempt.at, state),
        ...(outcome.steps.length === 0 ? [] : ['BuyNowEnded' as const]),
      ];
    case 'lapse':
      if (purchase === null) return ['LotNotBoughtNow'];
      return attempt.at < purchase.at + holdMs ? ['HoldNotOver'] : [];
  }
}

/**
 * The amount rules (R8, R9, R10); for an advance bid they apply at its turn in the opening (R17).
 */
export function amountReasons(
  terms: ModelTerms,
  outcome: Outcome,
  bid: Pick<Bid, 'bidder' | 'amount' | 'hard'>,
): Reason[] {
  const reasons: Reason[] = [];
  const { leader, price } = outcome;
  if (bid.amount > ceiling) reasons.push('BidTooHigh');
  if (bid.amount < nextBid(terms, price)) reasons.push('BidTooLow');
  if (leader?.bidder === bid.bidder) {
    if (bid.hard) reasons.push('HardBidByLeader');
    // A raise below the next bid is both a bid too low and a raise too low (R8).
    if (bid.amount <= leader.amount || bid.amount < nextBid(terms, price)) {
      reasons.push('RaiseTooLow');
    }
  }
  return reasons;
}

function advanceReasons(
  attempt: Extract<Attempt, { kind: 'advance' }>,
  { terms, state }: Standing,
): Reason[] {
  const reasons: Reason[] = [];
  if (state.phase !== 'upcoming') reasons.push('LotNotUpcoming', ...overReasons(state));
  if (attempt.at >= state.closesAt) reasons.push('LotClosed');
  if (BigInt(attempt.amountCents) > ceiling) reasons.push('BidTooHigh');
  if (attempt.amountCents < terms.startPriceCents) reasons.push('BidTooLow');
  return reasons;
}

function retractReasons(
  attempt: Extract<Attempt, { kind: 'retract' }>,
  { terms, state, retractors }: Standing,
): Reason[] {
  const reasons: Reason[] = [];
  if (retractors.has(attempt.bidder)) reasons.push('RetractedAlready');
  if (terms.retractMinutes === 0) reasons.push('RetractionOff');
  if (state.leader === null) reasons.push('NoBids');
  if (state.leader !== attempt.bidder) reasons.push('NotTheLeader');
  if (state.closesAt - attempt.at <= terms.retractMinutes * 60_000) {
    reasons.push('RetractionTooLate');
  }
  return reasons;
}

/** R68: a bidder who has seen the leader's maximum may bid again only above it. */
function leadReasons(
  { bidder, amountCents }: Extract<Attempt, { kind: 'bid' }>,
  { outcome: { leader }, retractors }: Standing,
): Reason[] {
  if (!retractors.has(bidder) || leader === null || leader.bidder === bidder) return [];
  return BigInt(amountCents) > leader.amount ? [] : ['BidMustTakeLead'];
}

function lowerReasons(
  { bidder, amountCents, at }: Extract<Attempt, { kind: 'lower' }>,
  { state, exposedAt }: Standing,
): Reason[] {
  const reasons: Reason[] = [];
  const isTimely =
    exposedAt !== null && at < exposedAt + 10 * 60_000 && at < state.closesAt - 5 * 60_000;
  const { priceCents, leaderMaxCents } = state;
  const hasRoom = (leaderMaxCents ?? 0) > (priceCents ?? 0);
  if (state.leader !== bidder || !isTimely || !hasRoom) reasons.push('LoweringNotAllowed');
  if (amountCents < (priceCents ?? 0) || amountCents >= (leaderMaxCents ?? 0)) {
    reasons.push('LoweringOutOfRange');
  }
  return reasons;
}

function liveReasons(at: number, state: VisibleState): Reason[] {
  const reasons: Reason[] = [];
  if (state.phase !== 'open') reasons.push('LotNotOpen', ...overReasons(state));
  // The instant of the close itself is already too late (R2, R21).
  if (at >= state.closesAt) reasons.push('LotClosed');
  return reasons;
}

function overReasons(state: VisibleState): Reason[] {
  return state.phase === 'sold' || state.phase === 'unsold' ? ['LotClosed'] : [];
}

/** The buyer gets one reason, everyone else another. */
const boughtReason = (purchase: Purchase, bidder: string): 'BoughtByYou' | 'BoughtAlready' =>
  purchase.bidder === bidder ? 'BoughtByYou' : 'BoughtAlready';
