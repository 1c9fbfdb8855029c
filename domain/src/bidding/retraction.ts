import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import { minutes } from '../time.ts';
import type { Instant } from '../time.ts';
import type { BidRetracted } from './event.ts';
import type { Lot, LotState, LotTerms } from './lot.ts';
import { checkOpen } from './placing.ts';
import type { LotOpenRefusal } from './placing.ts';
import { foldBids, standingBids } from './replay.ts';
import type { LogEntry } from './replay.ts';

export type RetractionRefusal =
  | LotOpenRefusal
  | 'RetractionOff'
  | 'NoBids'
  | 'NotTheLeader'
  | 'RetractionTooLate'
  | 'RetractedAlready';

/** R68: after more retractions than this in this time, an administrator reviews the bidder. */
export const RETRACTIONS_MAX = 3;
export const RETRACTIONS_DAYS = 30;

/** R68: one retraction per bidder and lot. */
export const hasRetracted = (log: readonly LogEntry[], bidderId: string): boolean =>
  log.some((entry) => entry.kind === 'retraction' && entry.bidderId === bidderId);

/** The time of "Cancel By:" (R13), from which on it is too late; null if never allowed. */
export function retractableUntil(terms: LotTerms, state: LotState): Instant | null {
  return terms.retractMinutes > 0 ? state.closesAt - minutes(terms.retractMinutes) : null;
}

/** R13: only the leader may retract a bid, and only for a limited time. */
function mayRetract(lot: Lot, bidderId: string, now: Instant): Result<void, RetractionRefusal> {
  const open = checkOpen(lot, now);
  if (!open.ok) return open;
  const until = retractableUntil(lot.terms, lot.state);
  if (until === null) return refused('RetractionOff');
  if (lot.state.leaderId === null) return refused('NoBids');
  if (lot.state.leaderId !== bidderId) return refused('NotTheLeader');
  return now < until ? ok(undefined) : refused('RetractionTooLate', { retractableUntil: until });
}

/** R13: retracts the leader's latest standing bid and folds the rest again. */
export function retractBid(
  lot: Lot,
  { bidderId, log }: { bidderId: string; log: readonly LogEntry[] },
  now: Instant,
): Result<[BidRetracted], RetractionRefusal> {
  const allowed = mayRetract(lot, bidderId, now);
  if (!allowed.ok) return allowed;
  if (hasRetracted(log, bidderId)) return refused('RetractedAlready');
  const bids = standingBids(lot.terms, log);
  const latest = bids.findLast((bid) => bid.bidderId === bidderId);
  if (latest === undefined)
    throw new Error('the log does not contain the bid by which its leader leads');
  const remaining = bids.filter((bid) => bid !== latest);
  return ok([
    {
      kind: 'bid.retracted',
      sequence: lot.state.sequence + 1,
      at: now,
      bidderId,
      bidSequence: latest.sequence,
      previousLeaderId: bidderId,
      ...foldBids(lot.terms, remaining),
    },
  ]);
}
