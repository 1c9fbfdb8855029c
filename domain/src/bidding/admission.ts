import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import { BID_CEILING_CENTS, nextBidAfter } from './lot.ts';
import type { LotTerms, Standing } from './lot.ts';
import type { Submission } from './proxy.ts';

export type AmountRefusal = 'BidTooLow' | 'BidTooHigh' | 'RaiseTooLow' | 'HardBidByLeader';

/** R8, R9, R10: whether this amount may be bid now, by this bidder, in this way. */
export function admitAmount(
  terms: LotTerms,
  standing: Standing,
  bid: Submission,
): Result<void, AmountRefusal> {
  const leads = standing.leaderId === bid.bidderId;
  if (leads && bid.type === 'hard') return refused('HardBidByLeader');
  if (bid.amountCents > BID_CEILING_CENTS) {
    return refused('BidTooHigh', { ceilingCents: BID_CEILING_CENTS });
  }
  // Only the leader is ever told the leader's maximum (R61), and this is the leader.
  const ownMaximumCents = leads ? standing.leaderMaxCents : null;
  if (ownMaximumCents !== null && bid.amountCents <= ownMaximumCents) {
    return refused('RaiseTooLow', { ownMaximumCents });
  }
  const nextBidCents = nextBidAfter(terms, standing.priceCents);
  if (bid.amountCents < nextBidCents) return refused('BidTooLow', { nextBidCents });
  return ok(undefined);
}
