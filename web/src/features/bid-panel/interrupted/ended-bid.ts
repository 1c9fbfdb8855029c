// What is said of a bid once its form has gone: the lot has closed, or the session has ended.
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { bidAmountOf } from '@hammerdock/domain/checks/bid-amount.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { notSent, type BidOutcome } from '../../../api/bids/bid-outcome.ts';
import type { LotPrices } from '../../../api/prices/lot-price.ts';
import type { BidFlow } from '../use-bid-flow.ts';

export type Phase = 'open' | 'over' | 'signed out';

export function phaseOf({ market_status }: LotDetail, isSignedIn: boolean): Phase {
  if (market_status !== 'open') return 'over';
  return isSignedIn ? 'open' : 'signed out';
}

type EndedBid = Pick<BidFlow, 'quote' | 'refused' | 'confirming' | 'outcome' | 'sentCents'> & {
  readonly phase: Phase;
  /** The maximum in the form; empty for none. */
  readonly typed: string;
  readonly prices: LotPrices;
};

/** A bid that waited in a dialog, or in the form of a bidder who was signed out, was not placed. */
export function endedOutcome({ phase, typed, outcome, sentCents, prices, ...bid }: EndedBid) {
  if (phase === 'open') return outcome;
  const isAsked = bid.quote !== null || bid.refused !== null;
  if (isAsked && !bid.confirming) return notSent({ sentCents, prices });
  const typedCents = bidAmountOf(typed);
  if (phase === 'over' || typedCents === null || isUnplaced(outcome)) return outcome;
  return notSent({ sentCents: typedCents, prices });
}

/** It is about the same bid. */
const isUnplaced = (outcome: BidOutcome | null): boolean =>
  outcome !== null && outcome.kind !== 'accepted' && outcome.kind !== 'outbid';

/** What the form offers again after the sign-in; empty for nothing. */
export function amountAfterSignIn(
  typed: string,
  { outcome, sentCents }: Pick<EndedBid, 'outcome' | 'sentCents'>,
): string {
  if (typed !== '' || outcome?.kind !== 'not placed' || sentCents === null) return typed;
  return toDecimal(sentCents);
}
