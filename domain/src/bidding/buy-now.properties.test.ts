import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutes } from '../time.ts';
import { lotTerms, move, play } from '../testing/arbitraries.ts';
import type { Move, Played } from '../testing/arbitraries.ts';
import { NOON, stageLot } from '../testing/scenarios.ts';
import type { Stage } from '../testing/scenarios.ts';
import { heldUntil } from './buy-now.ts';
import { replay, standingBids } from './replay.ts';

const KINDS = ['buyNow', 'buyNow', 'reopen', 'reopen', 'placeBid', 'retractBid', 'close'] as const;

/** Scripts in which lots are repeatedly bought, reopened and bid on. */
const trading: fc.Arbitrary<Move[]> = fc.array(
  fc
    .tuple(move, fc.constantFrom(...KINDS), fc.constantFrom(1_000, 900_000, 1_900_000))
    .map(([each, kind, waitMs]): Move => ({ ...each, kind, waitMs })),
  { maxLength: 25 },
);

function everyStep(law: (step: Played, stage: Stage, logBefore: Stage['log']) => void): void {
  fc.assert(
    fc.property(lotTerms, trading, (terms, moves) => {
      const stage = stageLot({ terms, closesAt: NOON + minutes(180) });
      for (const each of moves) {
        const logBefore = [...stage.log];
        for (const step of play(stage, [each])) law(step, stage, logBefore);
      }
    }),
    { numRuns: 400 },
  );
}

describe('buy-now properties', () => {
  test('R4 R18 replaying the log results in the state', () => {
    everyStep(({ after }, { terms, start, log }) => {
      expect(replay(terms, start, log)).toEqual(after);
    });
  });

  test('R18 only an open lot without a standing bid is bought, at exactly the amount', () => {
    everyStep(({ command, answer, before, after }, { terms, now }, logBefore) => {
      if (command.kind !== 'buyNow') return;
      const { bidderId, hammerCents } = command;
      const free = before.phase === 'open' && now < before.closesAt;
      expect(answer.ok).toBe(free && standingBids(terms, logBefore).length === 0);
      if (!answer.ok) return;
      const sold = { phase: 'sold', leaderId: bidderId, priceCents: hammerCents } as const;
      expect(after).toMatchObject({
        ...before,
        ...sold,
        leaderMaxCents: hammerCents,
        sequence: before.sequence + 1,
      });
    });
  });

  test('R18 R60 reopens after its hold, without a bid, and stays open for the minimum time', () => {
    everyStep(({ command, answer, before, after }, { now }, logBefore) => {
      if (command.kind !== 'reopen' || !answer.ok) return;
      const purchase = logBefore.at(-1);
      expect(purchase?.kind).toBe('bought');
      expect(now).toBeGreaterThanOrEqual(heldUntil(purchase?.at ?? Infinity));
      expect(after).toMatchObject({ phase: 'open', leaderId: null, priceCents: null, bidCount: 0 });
      expect(after.closesAt).toBe(now < before.closesAt ? before.closesAt : now + minutes(30));
    });
  });
});
