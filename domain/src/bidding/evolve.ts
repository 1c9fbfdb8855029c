import type { LotEvent } from './event.ts';
import { NO_BIDS } from './lot.ts';
import type { LotState, Standing } from './lot.ts';
import { soldTo } from './replay.ts';
import type { LogEntry } from './replay.ts';

/** Applies an event to the state of a lot. Each event takes the next place in the lot's log. */
export function evolve(before: LotState, event: LotEvent): LotState {
  if (event.sequence !== before.sequence + 1) {
    throw new Error(`event ${event.sequence} does not follow state ${before.sequence}`);
  }
  const state = { ...before, sequence: event.sequence };
  switch (event.kind) {
    case 'bid.placed': {
      const placed = { ...state, ...standingOf(event), closesAt: event.closesAt };
      return event.outcome === 'raised' ? hidden(placed) : placed;
    }
    case 'bid.advanced':
      return hidden(state);
    case 'bid.retracted':
      return { ...state, ...standingOf(event) };
    case 'maximum.lowered':
      return hidden({ ...state, leaderMaxCents: event.amountCents });
    case 'lot.opened':
      return { ...state, ...standingOf(event), phase: 'open' };
    case 'lot.extended':
      return { ...state, closesAt: event.closesAt };
    case 'lot.closed':
      return { ...state, phase: event.outcome };
    case 'lot.awarded':
    case 'lot.bought':
      return { ...state, ...soldTo(event) };
    case 'lot.reopened':
      return { ...state, ...NO_BIDS, phase: 'open', closesAt: event.closesAt };
    case 'lot.cancelled':
      return { ...state, phase: 'cancelled' };
  }
}

/** The log entry of an event: only what was submitted, never what follows from it (R4). */
export function entryOf(event: LotEvent): LogEntry {
  const { sequence, at } = event;
  switch (event.kind) {
    case 'bid.placed': {
      const { bidderId, amountCents, type } = event;
      return { kind: 'bid', sequence, at, bidderId, amountCents, type, advance: false };
    }
    case 'bid.advanced': {
      const { bidderId, amountCents } = event;
      return { kind: 'bid', sequence, at, bidderId, amountCents, type: 'proxy', advance: true };
    }
    case 'bid.retracted': {
      const { bidderId, bidSequence } = event;
      return { kind: 'retraction', sequence, at, bidderId, bidSequence };
    }
    case 'maximum.lowered': {
      const { bidderId, amountCents } = event;
      return { kind: 'lowered', sequence, at, bidderId, amountCents };
    }
    case 'lot.opened':
      return { kind: 'opened', sequence, at };
    case 'lot.extended':
      return { kind: 'extended', sequence, at, closesAt: event.closesAt };
    case 'lot.closed':
      return { kind: 'closed', sequence, at };
    case 'lot.awarded':
      return { kind: 'awarded', sequence, at, ...saleOf(event) };
    case 'lot.bought':
      return { kind: 'bought', sequence, at, ...saleOf(event) };
    case 'lot.reopened':
      return { kind: 'reopened', sequence, at, closesAt: event.closesAt };
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
