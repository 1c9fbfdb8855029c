import type * as Decide from '@hammerdock/domain/bidding/decide.ts';
import type * as Evolve from '@hammerdock/domain/bidding/evolve.ts';
import type * as History from '@hammerdock/domain/bidding/history.ts';
import type * as Lots from '@hammerdock/domain/bidding/lot.ts';
import type * as Replay from '@hammerdock/domain/bidding/replay.ts';

import type { Attempt, ModelInitial, ModelTerms, ShownRow, VisibleState } from './terms.ts';

/** The engine is an argument, so that a copy with a seeded fault can be tested too. */
export interface Engine {
  readonly decide: typeof Decide.decide;
  readonly evolve: typeof Evolve.evolve;
  readonly entryOf: typeof Evolve.entryOf;
  readonly history: typeof History.history;
  readonly initialState: typeof Lots.initialState;
  readonly nextBidCents: typeof Lots.nextBidCents;
  readonly replay: typeof Replay.replay;
}

export interface EngineLot {
  readonly initial: ModelInitial;
  readonly terms: Lots.LotTerms;
  readonly state: Lots.LotState;
  readonly log: readonly Replay.LogEntry[];
}

export interface EngineAnswer {
  readonly lot: EngineLot;
  readonly refusal: string | null;
}

export function beginLot(engine: Engine, terms: ModelTerms, initial: ModelInitial): EngineLot {
  const increments = terms.increments.map(([fromCents, stepCents]) => ({ fromCents, stepCents }));
  const state = engine.initialState(initial);
  return { initial, terms: { ...terms, increments }, state, log: [] };
}

export function attemptOn(engine: Engine, lot: EngineLot, attempt: Attempt): EngineAnswer {
  const { terms, state } = lot;
  const decided = engine.decide({ terms, state }, commandOf(attempt, lot.log), attempt.at);
  if (!decided.ok) return { lot, refusal: decided.refusal };
  const after = decided.value.reduce(engine.evolve, state);
  const log = [...lot.log, ...decided.value.map(engine.entryOf)];
  return { lot: { ...lot, state: after, log }, refusal: null };
}

export function stateShown(engine: Engine, { terms, state }: EngineLot): VisibleState | string {
  const { phase, sequence, hiddenEvents, closesAt } = state;
  const { priceCents, leaderId, leaderMaxCents, bidCount } = state;
  if (phase === 'draft' || phase === 'cancelled') return `the model has no phase ${phase}`;
  const nextBidCents = engine.nextBidCents({ terms, state });
  const figures = { priceCents, nextBidCents, leader: leaderId, leaderMaxCents, bidCount };
  return { phase, sequence, hiddenEvents, ...figures, closesAt };
}

export function rowsShown(engine: Engine, { terms, initial, log }: EngineLot): ShownRow[] {
  return engine
    .history(terms, initial, log)
    .map(({ bidderId, ...row }) => ({ ...row, bidder: bidderId }));
}

function commandOf(attempt: Attempt, log: readonly Replay.LogEntry[]): Decide.LotCommand {
  switch (attempt.kind) {
    case 'bid': {
      const { bidder, amountCents, type } = attempt;
      const mustLead = log.some(
        (entry) => entry.kind === 'retraction' && entry.bidderId === bidder,
      );
      return { kind: 'placeBid', bidderId: bidder, amountCents, type, mustLead };
    }
    case 'advance':
      return {
        kind: 'placeAdvanceBid',
        bidderId: attempt.bidder,
        amountCents: attempt.amountCents,
      };
    case 'retract':
      return { kind: 'retractBid', bidderId: attempt.bidder, log };
    case 'lower': {
      const { bidder, amountCents } = attempt;
      return { kind: 'lowerMaximum', bidderId: bidder, amountCents, log };
    }
    case 'open':
      return { kind: 'open', log };
    case 'extend':
      return { kind: 'extend', closesAt: attempt.closesAt };
    case 'close':
      return { kind: 'close' };
    case 'buy': {
      const { bidder, amountCents } = attempt;
      return { kind: 'buyNow', bidderId: bidder, hammerCents: amountCents, log };
    }
    case 'lapse':
      return { kind: 'reopen', log };
  }
}
