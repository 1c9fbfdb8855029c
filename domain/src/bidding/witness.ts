import type { Cents } from '../money.ts';
import { incrementAt } from './increments.ts';
import { NO_BIDS } from './lot.ts';
import type { LotTerms, Standing } from './lot.ts';
import { applyBid } from './proxy.ts';
import type { Applied, BidOutcome } from './proxy.ts';
import type { BidEntry } from './replay.ts';

/** How a price came about. */
export type PriceReason =
  | 'start price'
  | 'exact bid'
  | 'step above maximum'
  | 'whole bid'
  | 'step above bid'
  | 'whole maximum'
  | 'unchanged';

/** A standing with the bids behind its price, whose amounts a viewer could infer. */
export interface Witnessed {
  readonly standing: Standing;
  /** The bid by whose amount the leader leads. */
  readonly leading: BidEntry | null;
  readonly witnesses: readonly BidEntry[];
}

export interface Turn extends Witnessed {
  readonly bid: BidEntry;
  readonly before: Witnessed;
  readonly outcome: BidOutcome;
  readonly reason: PriceReason;
  /** The increment that decided the price, if one did. */
  readonly stepCents: Cents | null;
}

export const NOTHING_WITNESSED: Witnessed = { standing: NO_BIDS, leading: null, witnesses: [] };

/** Applies a bid to a standing and records what decided the price (R6, R7, R8, R9). */
export function witnessBid(terms: LotTerms, before: Witnessed, bid: BidEntry): Turn {
  const applied = applyBid(terms, before.standing, bid);
  return { bid, before, ...applied, ...decisionOf(terms, before, { bid, applied }) };
}

/** Folds the standing bids from the start; the last turn is the current standing. */
export function witnessBids(terms: LotTerms, bids: readonly BidEntry[]): Turn[] {
  let at = NOTHING_WITNESSED;
  return bids.map((bid) => {
    const turn = witnessBid(terms, at, bid);
    at = turn;
    return turn;
  });
}

type Decision = Pick<Turn, 'leading' | 'witnesses' | 'reason' | 'stepCents'>;

function decisionOf(
  terms: LotTerms,
  { leading, witnesses }: Witnessed,
  { bid, applied }: { bid: BidEntry; applied: Applied },
): Decision {
  if (applied.outcome === 'raised') {
    return { leading: bid, witnesses, reason: 'unchanged', stepCents: null };
  }
  if (bid.type === 'hard' && applied.standing.leaderId === bid.bidderId) {
    return { leading: bid, witnesses: [bid], reason: 'exact bid', stepCents: null };
  }
  if (leading === null) {
    return { leading: bid, witnesses: [], reason: 'start price', stepCents: null };
  }
  if (applied.outcome === 'took lead') {
    const stepCents = incrementAt(terms.increments, leading.amountCents);
    return leading.amountCents + stepCents <= bid.amountCents
      ? { leading: bid, witnesses: [leading], reason: 'step above maximum', stepCents }
      : { leading: bid, witnesses: [leading, bid], reason: 'whole bid', stepCents: null };
  }
  const stepCents = incrementAt(terms.increments, bid.amountCents);
  return bid.amountCents + stepCents <= leading.amountCents
    ? { leading, witnesses: [bid], reason: 'step above bid', stepCents }
    : { leading, witnesses: [leading, bid], reason: 'whole maximum', stepCents: null };
}
