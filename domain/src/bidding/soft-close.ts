import { seconds } from '../time.ts';
import type { Instant } from '../time.ts';
import type { LotTerms } from './lot.ts';
import type { BidOutcome } from './proxy.ts';

/**
 * R12: counted from the bid and never moved back; 0 seconds never reach beyond the close. A raise
 * by the leader does not extend (R8).
 */
export function closeAfterBid(
  terms: LotTerms,
  closesAt: Instant,
  bid: { at: Instant; outcome: BidOutcome },
): Instant {
  if (bid.outcome === 'raised') return closesAt;
  return Math.max(closesAt, bid.at + seconds(terms.softCloseSeconds));
}
