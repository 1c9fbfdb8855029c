import type { Cents } from '../money.ts';
import type { Instant } from '../time.ts';
import { incrementAt } from './increments.ts';
import type { IncrementRow } from './increments.ts';

export type { IncrementRow } from './increments.ts';
export type BidType = 'proxy' | 'hard';
export type LotPhase = 'draft' | 'upcoming' | 'open' | 'sold' | 'unsold' | 'cancelled';

/** The terms, fixed when the auction is published (R55). */
export interface LotTerms {
  readonly startPriceCents: Cents;
  readonly increments: readonly IncrementRow[];
  /** 0 switches the soft close off (R12). */
  readonly softCloseSeconds: number;
  /** 0 means that bids on this lot cannot be retracted (R13). */
  readonly retractMinutes: number;
}

/** The part of a lot's state that only bids determine. */
export interface Standing {
  readonly priceCents: Cents | null;
  readonly leaderId: string | null;
  readonly leaderMaxCents: Cents | null;
  readonly bidCount: number;
}

export interface LotState extends Standing {
  readonly phase: LotPhase;
  readonly sequence: number;
  /** How many of the log's events only their bidder may see: raises and advance bids (R70). */
  readonly hiddenEvents: number;
  readonly closesAt: Instant;
}

export interface Lot {
  readonly terms: LotTerms;
  readonly state: LotState;
}

/** R10: 1,000,000.00 is the highest allowed bid. */
export const BID_CEILING_CENTS: Cents = 100_000_000;

export const NO_BIDS: Standing = {
  priceCents: null,
  leaderId: null,
  leaderMaxCents: null,
  bidCount: 0,
};

/** The state of a lot with an empty log. */
export function initialState(initial: { phase: LotPhase; closesAt: Instant }): LotState {
  return {
    ...NO_BIDS,
    phase: initial.phase,
    closesAt: initial.closesAt,
    sequence: 0,
    hiddenEvents: 0,
  };
}

/** R70: the public sequence, which changes only with public events. */
export const publicSequenceOf = (state: Pick<LotState, 'sequence' | 'hiddenEvents'>): number =>
  state.sequence - state.hiddenEvents;

/** R5, R6: the minimum amount of the next bid. */
export function nextBidCents(lot: Lot): Cents {
  return nextBidAfter(lot.terms, lot.state.priceCents);
}

export function nextBidAfter(terms: LotTerms, priceCents: Cents | null): Cents {
  if (priceCents === null) return terms.startPriceCents;
  return priceCents + incrementAt(terms.increments, priceCents);
}
