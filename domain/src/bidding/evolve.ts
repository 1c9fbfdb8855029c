import type { LotFact } from './fact.ts';
import { NO_BIDS } from './lot.ts';
import type { LotState, Standing } from './lot.ts';
import { soldTo } from './replay.ts';
import type { LogEntry } from './replay.ts';

/** Carries out what was decided. Each fact takes the next place in the lot's log. */
export function evolve(before: LotState, fact: LotFact): LotState {
  if (fact.sequence !== before.sequence + 1) {
    throw new Error(`fact ${fact.sequence} does not follow state ${before.sequence}`);
  }
  const state = { ...before, sequence: fact.sequence };
  switch (fact.kind) {
    case 'bid.placed': {
      const placed = { ...state, ...standingOf(fact), closesAt: fact.closesAt };
      return fact.outcome === 'raised' ? hidden(placed) : placed;
    }
    case 'bid.advanced':
      return hidden(state);
    case 'bid.retracted':
      return { ...state, ...standingOf(fact) };
    case 'maximum.lowered':
      return hidden({ ...state, leaderMaxCents: fact.amountCents });
    case 'lot.opened':
      return { ...state, ...standingOf(fact), phase: 'open' };
    case 'lot.extended':
      return { ...state, closesAt: fact.closesAt };
    case 'lot.closed':
      return { ...state, phase: fact.outcome };
    case 'lot.awarded':
    case 'lot.bought':
      return { ...state, ...soldTo(fact) };
    case 'lot.reopened':
      return { ...state, ...NO_BIDS, phase: 'open', closesAt: fact.closesAt };
    case 'lot.cancelled':
      return { ...state, phase: 'cancelled' };
  }
}

/** What the log keeps of a fact: only what was submitted, never what follows from it (R4). */
export function entryOf(fact: LotFact): LogEntry {
  const { sequence, at } = fact;
  switch (fact.kind) {
    case 'bid.placed': {
      const { bidderId, amountCents, type } = fact;
      return { kind: 'bid', sequence, at, bidderId, amountCents, type, advance: false };
    }
    case 'bid.advanced': {
      const { bidderId, amountCents } = fact;
      return { kind: 'bid', sequence, at, bidderId, amountCents, type: 'proxy', advance: true };
    }
    case 'bid.retracted': {
      const { bidderId, bidSequence } = fact;
      return { kind: 'retraction', sequence, at, bidderId, bidSequence };
    }
    case 'maximum.lowered': {
      const { bidderId, amountCents } = fact;
      return { kind: 'lowered', sequence, at, bidderId, amountCents };
    }
    case 'lot.opened':
      return { kind: 'opened', sequence, at };
    case 'lot.extended':
      return { kind: 'extended', sequence, at, closesAt: fact.closesAt };
    case 'lot.closed':
      return { kind: 'closed', sequence, at };
    case 'lot.awarded':
      return { kind: 'awarded', sequence, at, ...saleOf(fact) };
    case 'lot.bought':
      return { kind: 'bought', sequence, at, ...saleOf(fact) };
    case 'lot.reopened':
      return { kind: 'reopened', sequence, at, closesAt: fact.closesAt };
    case 'lot.cancelled':
      return { kind: 'cancelled', sequence, at };
  }
}

const hidden = (state: LotState): LotState => ({ ...state, hiddenEvents: state.hiddenEvents + 1 });

function standingOf({ priceCents, leaderId, leaderMaxCents, bidCount }: Standing): Standing {
  return { priceCents, leaderId, leaderMaxCents, bidCount };
}

function saleOf({ bidderId, hammerCents }: { bidderId: string; hammerCents: number }): {
  bidderId: string;
  hammerCents: number;
} {
  return { bidderId, hammerCents };
}
