import type { Cents } from '../money.ts';
import type { Instant } from '../time.ts';
import { admitAdvanceBids } from './advance.ts';
import { initialState, NO_BIDS } from './lot.ts';
import type { BidType, LotPhase, LotState, LotTerms, Standing } from './lot.ts';
import { applyBid } from './proxy.ts';
import type { Submission } from './proxy.ts';
import { closeAfterBid } from './soft-close.ts';

interface Logged {
  readonly sequence: number;
  readonly at: Instant;
}

export interface BidEntry extends Logged, Submission {
  readonly kind: 'bid';
  readonly type: BidType;
  readonly advance: boolean;
}

interface RetractionEntry extends Logged {
  readonly kind: 'retraction';
  readonly bidderId: string;
  readonly bidSequence: number;
}

interface LoweredEntry extends Logged {
  readonly kind: 'lowered';
  readonly bidderId: string;
  readonly amountCents: Cents;
}

interface SaleEntry extends Logged {
  readonly kind: 'awarded' | 'bought';
  readonly bidderId: string;
  readonly hammerCents: Cents;
}

interface CloseMovedEntry extends Logged {
  readonly kind: 'extended' | 'reopened';
  readonly closesAt: Instant;
}

interface TurnEntry extends Logged {
  readonly kind: 'opened' | 'closed' | 'cancelled';
}

/** R4: a lot's append-only log; every state is a fold of it. */
export type LogEntry =
  | BidEntry
  | RetractionEntry
  | LoweredEntry
  | SaleEntry
  | CloseMovedEntry
  | TurnEntry;

export interface LotStart {
  readonly phase: LotPhase;
  readonly closesAt: Instant;
}

/** A state together with the bids that stand in it, oldest first. */
export interface Replayed {
  readonly state: LotState;
  readonly bids: readonly BidEntry[];
}

export function replay(terms: LotTerms, initial: LotStart, log: readonly LogEntry[]): LotState {
  return log.reduce((before, entry) => step(terms, before, entry), begin(initial)).state;
}

export function begin(initial: LotStart): Replayed {
  return { state: initialState(initial), bids: [] };
}

export function step(terms: LotTerms, before: Replayed, entry: LogEntry): Replayed {
  const state = { ...before.state, sequence: entry.sequence };
  switch (entry.kind) {
    case 'bid':
      return stepBid(terms, { state, bids: before.bids }, entry);
    case 'retraction': {
      const bids = before.bids.filter(({ sequence }) => sequence !== entry.bidSequence);
      return { state: { ...state, ...foldBids(terms, bids) }, bids };
    }
    case 'lowered': {
      const bids = before.bids.map((bid) => lowered(bid, entry));
      const hiddenEvents = state.hiddenEvents + 1;
      return { state: { ...state, ...foldBids(terms, bids), hiddenEvents }, bids };
    }
    case 'opened': {
      const bids = admitAdvanceBids(terms, before.bids);
      return { state: { ...state, ...foldBids(terms, bids), phase: 'open' }, bids };
    }
    case 'extended': {
      const closesAt = Math.max(state.closesAt, entry.closesAt);
      return { state: { ...state, closesAt }, bids: before.bids };
    }
    case 'closed': {
      const phase = state.leaderId === null ? 'unsold' : 'sold';
      return { state: { ...state, phase }, bids: before.bids };
    }
    case 'awarded':
    case 'bought':
      return { state: { ...state, ...soldTo(entry) }, bids: before.bids };
    case 'reopened': {
      const reopened = { ...NO_BIDS, phase: 'open', closesAt: entry.closesAt } as const;
      return { state: { ...state, ...reopened }, bids: [] };
    }
    case 'cancelled':
      return { state: { ...state, phase: 'cancelled' }, bids: before.bids };
  }
}

/** The bids of a log that take part in its present standing, oldest first. */
export function standingBids(terms: LotTerms, log: readonly LogEntry[]): readonly BidEntry[] {
  // Standing bids depend on neither phase nor close, so any start works.
  const start = begin({ phase: 'upcoming', closesAt: 0 });
  return log.reduce((before, entry) => step(terms, before, entry), start).bids;
}

export function foldBids(terms: LotTerms, bids: readonly Submission[]): Standing {
  return bids.reduce<Standing>((before, bid) => applyBid(terms, before, bid).standing, NO_BIDS);
}

/** R18, BID-23: a sale without bidding; the buyer leads at exactly the amount paid. */
export function soldTo(sale: { bidderId: string; hammerCents: Cents }): Partial<LotState> {
  return {
    phase: 'sold',
    leaderId: sale.bidderId,
    leaderMaxCents: sale.hammerCents,
    priceCents: sale.hammerCents,
  };
}

/** R68: a later fold must not restore a lowered maximum. */
function lowered(bid: BidEntry, { bidderId, amountCents }: LoweredEntry): BidEntry {
  const isAbove = bid.bidderId === bidderId && bid.amountCents > amountCents;
  return isAbove ? { ...bid, amountCents } : bid;
}

function stepBid(terms: LotTerms, { state, bids }: Replayed, entry: BidEntry): Replayed {
  // R17: an advance bid is secret and takes no part until the lot opens.
  const hiddenToo = state.hiddenEvents + 1;
  if (entry.advance)
    return { state: { ...state, hiddenEvents: hiddenToo }, bids: [...bids, entry] };
  const { outcome, standing } = applyBid(terms, state, entry);
  const closesAt = closeAfterBid(terms, state.closesAt, { at: entry.at, outcome });
  const hiddenEvents = outcome === 'raised' ? hiddenToo : state.hiddenEvents;
  return { state: { ...state, ...standing, closesAt, hiddenEvents }, bids: [...bids, entry] };
}
