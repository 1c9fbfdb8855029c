import * as fc from 'fast-check';
import { DEFAULT_INCREMENTS } from '../bidding/increments.ts';
import type { IncrementRow } from '../bidding/increments.ts';
import { nextBidCents } from '../bidding/lot.ts';
import type { Lot, LotState, LotTerms } from '../bidding/lot.ts';
import type { InvoiceLine } from '../invoicing/totals.ts';
import { lineOf } from '../invoicing/totals.ts';
import type { Cents } from '../money.ts';
import type { Duration } from '../time.ts';
import { execute } from './scenarios.ts';
import type { Answer, StageCommand, Stage } from './scenarios.ts';

/** Amounts relative to the next bid or the maximum, or unrelated to both. */
export interface Aim {
  readonly at: 'next bid' | 'leader’s maximum' | 'anything';
  readonly byCents: Cents;
}

export interface Move {
  readonly waitMs: Duration;
  readonly kind: StageCommand['kind'];
  readonly bidderId: string;
  readonly aim: Aim;
  readonly hard: boolean;
}

export interface Played {
  readonly command: StageCommand;
  readonly answer: Answer;
  readonly before: LotState;
  readonly after: LotState;
}

export const BIDDERS = ['ann', 'bob', 'cid', 'dan'] as const;

export const increments: fc.Arbitrary<readonly IncrementRow[]> = fc.oneof(
  fc.constant(DEFAULT_INCREMENTS),
  fc
    .uniqueArray(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 5 })
    .chain((bounds) =>
      fc
        .array(fc.integer({ min: 1, max: 900 }), {
          minLength: bounds.length,
          maxLength: bounds.length,
        })
        .map((steps) => {
          const rows = bounds.toSorted((one, other) => one - other);
          return rows.map((fromCents, index) => ({ fromCents, stepCents: steps[index] ?? 1 }));
        }),
    ),
);

export const lotTerms: fc.Arbitrary<LotTerms> = fc.record({
  startPriceCents: fc.integer({ min: 1, max: 2_000 }),
  increments,
  softCloseSeconds: fc.constantFrom(0, 60, 300),
  retractMinutes: fc.constantFrom(0, 1, 30),
});

const aim: fc.Arbitrary<Aim> = fc.oneof(
  { weight: 3, arbitrary: aimAt('next bid', { min: -2, max: 900 }) },
  { weight: 4, arbitrary: aimAt('leader’s maximum', { min: -2, max: 2 }) },
  { weight: 2, arbitrary: aimAt('anything', { min: 1, max: 30_000 }) },
);

export const move: fc.Arbitrary<Move> = fc.record({
  waitMs: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 900_000 })),
  kind: fc.oneof(
    { weight: 20, arbitrary: fc.constant<StageCommand['kind']>('placeBid') },
    { weight: 4, arbitrary: fc.constant<StageCommand['kind']>('retractBid') },
    { weight: 3, arbitrary: fc.constant<StageCommand['kind']>('placeAdvanceBid') },
    { weight: 3, arbitrary: fc.constant<StageCommand['kind']>('lowerMaximum') },
    {
      weight: 3,
      arbitrary: fc.constantFrom<StageCommand['kind'][]>('open', 'close', 'extend', 'award'),
    },
    { weight: 1, arbitrary: fc.constantFrom<StageCommand['kind'][]>('buyNow', 'reopen', 'cancel') },
  ),
  bidderId: fc.constantFrom(...BIDDERS),
  aim,
  hard: fc.boolean(),
});

/** Scripts with advance bids, the opening, and then any moves. */
export const script: fc.Arbitrary<Move[]> = fc
  .tuple(fc.array(move, { maxLength: 5 }), move, fc.array(move, { maxLength: 30 }))
  .map(([early, turn, later]) => [
    ...early.map((each): Move => ({ ...each, kind: 'placeAdvanceBid' })),
    { ...turn, kind: 'open' },
    ...later,
  ]);

export const invoiceLines: fc.Arbitrary<InvoiceLine[]> = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 12 }),
    fc.record({
      premium: fc.record({
        minimumCents: fc.integer({ min: 0, max: 1_000 }),
        rateBps: fc.integer({ min: 0, max: 3_000 }),
      }),
      taxBps: fc.integer({ min: 0, max: 1_200 }),
      exempt: fc.boolean(),
    }),
  )
  .map(([hammers, terms]) => hammers.map((hammerCents) => lineOf({ hammerCents, ...terms })));

/** Runs a script on a stage and returns the result of each move. */
export function play(stage: Stage, moves: readonly Move[]): Played[] {
  return moves.map((each) => {
    stage.now += each.waitMs;
    const command = spokenOf(each, stage);
    const before = stage.lot.state;
    const answer = execute(stage, command);
    return { command, answer, before, after: stage.lot.state };
  });
}

function spokenOf({ kind, bidderId, aim: aimed, hard, waitMs }: Move, stage: Stage): StageCommand {
  const amountCents = amountOf(aimed, stage.lot);
  switch (kind) {
    case 'placeBid':
      return { kind, bidderId, amountCents, type: hard ? 'hard' : 'proxy' };
    case 'placeAdvanceBid':
      return { kind, bidderId, amountCents };
    case 'retractBid':
      return { kind, bidderId };
    case 'lowerMaximum': {
      const { priceCents, leaderMaxCents, leaderId } = stage.lot.state;
      const least = priceCents ?? 1;
      const width = (leaderMaxCents ?? least) - least + 1;
      // Mostly sent by the leader, since it is always refused for others.
      const asker = hard ? bidderId : (leaderId ?? bidderId);
      return { kind, bidderId: asker, amountCents: least + (Math.abs(aimed.byCents) % width) };
    }
    case 'extend':
      return { kind, closesAt: stage.now + waitMs };
    case 'award':
    case 'buyNow':
      return { kind, bidderId, hammerCents: amountCents };
    case 'open':
    case 'close':
    case 'reopen':
    case 'cancel':
      return { kind };
  }
}

function amountOf({ at, byCents }: Aim, lot: Lot): Cents {
  const next = nextBidCents(lot);
  const from = {
    'next bid': next,
    'leader’s maximum': lot.state.leaderMaxCents ?? next,
    anything: 0,
  };
  return Math.max(1, from[at] + byCents);
}

function aimAt(at: Aim['at'], bounds: { min: number; max: number }): fc.Arbitrary<Aim> {
  return fc.record({ at: fc.constant(at), byCents: fc.integer(bounds) });
}
