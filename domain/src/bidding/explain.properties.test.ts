import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BIDDERS, lotTerms, play, script } from '../testing/arbitraries.ts';
import { NOON, stageLot } from '../testing/scenarios.ts';
import { minutes } from '../time.ts';
import { admitAmount } from './admission.ts';
import { explain } from './explain.ts';
import type { LotTerms } from './lot.ts';
import { begin, step } from './replay.ts';
import type { BidEntry, LogEntry, LotStart, Replayed } from './replay.ts';
import { witnessBid, witnessBids, NOTHING_WITNESSED } from './witness.ts';
import type { Witnessed } from './witness.ts';

interface LotLog {
  readonly terms: LotTerms;
  readonly initial: LotStart;
  readonly log: readonly LogEntry[];
}

const lotLog = fc.tuple(lotTerms, script).map(([terms, moves]): LotLog => {
  const stage = stageLot({ terms, phase: 'upcoming', closesAt: NOON + minutes(90) });
  play(stage, moves);
  return { terms, initial: stage.start, log: stage.log };
});

const fold = ({ terms, initial, log }: LotLog): Replayed =>
  log.reduce((at, entry) => step(terms, at, entry), begin(initial));

/** The leader after each step and the bids that took part, all of which were public. */
function outlineOf({ terms, initial, log }: LotLog): string {
  let at = begin(initial);
  const steps = log.map((entry) => {
    at = step(terms, at, entry);
    return [at.state.leaderId, at.bids.map(({ sequence }) => sequence)];
  });
  return JSON.stringify(steps);
}

/** Whether each bid of a log would be accepted, and each retraction is the leader's. */
function couldHappen({ terms, initial, log }: LotLog): boolean {
  let at = begin(initial);
  return log.every((entry) => {
    const before = at;
    at = step(terms, before, entry);
    if (entry.kind === 'retraction') return before.state.leaderId === entry.bidderId;
    if (entry.kind !== 'bid' || entry.advance) return true;
    return admitAmount(terms, before.state, entry).ok;
  });
}

const withAmount = (lot: LotLog, bid: BidEntry, amountCents: number): LotLog => ({
  ...lot,
  log: lot.log.map((entry) =>
    entry.kind === 'bid' && entry.sequence === bid.sequence ? { ...entry, amountCents } : entry,
  ),
});

const RUNS = { numRuns: 2000 };

describe('properties of the replay for a bidder', () => {
  test('R11 R61 a rival’s replay does not depend on the leader’s unreached maximum', () => {
    let compared = 0;
    fc.assert(
      fc.property(lotLog, fc.integer({ min: 1, max: 20_000 }), (lot, beyond) => {
        const { state, bids } = fold(lot);
        const max = state.leaderMaxCents ?? 0;
        const price = state.priceCents ?? 0;
        const leading = bids.findLast(
          ({ bidderId, amountCents }) => bidderId === state.leaderId && amountCents === max,
        );
        if (leading === undefined || max <= price) return;
        const other = withAmount(lot, leading, price + beyond);
        if (!couldHappen(other)) return;
        if (outlineOf(other) !== outlineOf(lot)) return;
        if (fold(other).state.priceCents !== price) return;
        compared += 1;
        for (const viewer of BIDDERS) {
          if (viewer === state.leaderId) continue;
          expect(explain(other, viewer)).toEqual(explain(lot, viewer));
        }
      }),
      RUNS,
    );
    expect(compared).toBeGreaterThan(RUNS.numRuns / 20);
  });

  test('R4 the explained rule and amounts result in the price of each step', () => {
    fc.assert(
      fc.property(lotLog, ({ terms, initial, log }) => {
        let at = begin(initial);
        let witnessed: Witnessed = NOTHING_WITNESSED;
        for (const entry of log) {
          at = step(terms, at, entry);
          if (entry.kind === 'bid' && !entry.advance) {
            witnessed = witnessBid(terms, witnessed, entry);
          } else if (['retraction', 'lowered', 'opened'].includes(entry.kind)) {
            witnessed = witnessBids(terms, at.bids).at(-1) ?? NOTHING_WITNESSED;
          } else if (entry.kind !== 'bid' && entry.kind !== 'extended') return;
          expect(witnessed.standing.priceCents).toBe(at.state.priceCents);
          expect(witnessed.leading?.amountCents ?? null).toBe(at.state.leaderMaxCents);
        }
      }),
      { numRuns: 400 },
    );
  });
});
