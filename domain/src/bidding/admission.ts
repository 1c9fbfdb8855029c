import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import { BID_CEILING_CENTS, nextBidAfter } from './lot.ts';
import type { LotTerms, Standing } from './lot.ts';
import type { Submission } from './proxy.ts';

export type AmountRefusal = 'BidTooLow' | 'BidTooHigh' | 'RaiseTooLow' | 'HardBidByLeader';

/** R8, R9, R10: whether the bidder may bid this amount with this type of bid. */
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
  // The leader's maximum may be returned, since the bidder is the leader (R61).
  const ownMaximumCents = leads ? standing.leaderMaxCents : null;
  if (ownMaximumCents !== null && bid.amountCents <= ownMaximumCents) {
    return refused('RaiseTooLow', { ownMaximumCents });
  }
  const nextBidCents = nextBidAfter(terms, standing.priceCents);
  if (bid.amountCents < nextBidCents) return refused('BidTooLow', { nextBidCents });
  return ok(undefined);
}
