import * as fc from 'fast-check';

import type { Attempt, BidType, ModelInitial, ModelTerms, VisibleState } from './terms.ts';

/** A planned attempt: its time and amount are relative to the lot's state at that moment. */
export interface Line {
  readonly time: { readonly from: 'last' | 'close' | 'cancel by'; readonly offset: number };
  readonly action: Action;
}

type Action =
  | {
      readonly kind: 'bid';
      readonly bidder: string;
      readonly amount: Amount;
      readonly type: BidType;
    }
  | { readonly kind: 'advance'; readonly bidder: string; readonly amount: Amount }
  | { readonly kind: 'retract'; readonly bidder: string }
  /** 'leader' means the bidder who leads at that moment. */
  | { readonly kind: 'lower'; readonly bidder: string; readonly amount: Amount }
  | { readonly kind: 'buy'; readonly bidder: string; readonly amount: Amount }
  | { readonly kind: 'open' | 'close' | 'lapse' }
  | { readonly kind: 'extend'; readonly offset: number };

interface Amount {
  readonly from: 'start' | 'next' | 'price' | 'maximum' | 'ceiling' | 'nothing';
  readonly offset: number;
}

export interface Script {
  readonly terms: ModelTerms;
  readonly initial: ModelInitial;
  readonly lines: readonly Line[];
}

const close = 200_000;
const hold = 1_800_000;

const bidders = fc.constantFrom('ann', 'bob', 'cal');

const increments = fc
  .record({
    first: fc.integer({ min: 0, max: 12 }),
    rows: fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 6 })), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(({ first, rows }) => {
    let from = first;
    return rows.map(([width, step]): readonly [number, number] => {
      const row = [from, step] as const;
      from += width;
      return row;
    });
  });

const terms: fc.Arbitrary<ModelTerms> = fc.record({
  startPriceCents: fc.integer({ min: 1, max: 12 }),
  increments,
  softCloseSeconds: fc.constantFrom(0, 1, 30, 150),
  retractMinutes: fc.constantFrom(0, 1, 2),
});

const amount: fc.Arbitrary<Amount> = fc.oneof(
  { weight: 4, arbitrary: amountFrom('next', 6) },
  { weight: 4, arbitrary: amountFrom('maximum', 4) },
  { weight: 1, arbitrary: amountFrom('start', 2) },
  { weight: 4, arbitrary: fc.record({ from: fc.constant('nothing'), offset: upTo(60) }) },
);
// A lot at the limit can only be tied, so the limit is rare.
const highAmount = fc.oneof({ weight: 30, arbitrary: amount }, amountFrom('ceiling', 1));

const time = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ from: fc.constant('last'), offset: fc.constantFrom(0, 1, 9_000) }),
  },
  {
    weight: 1,
    // Times around the end of the period in which a maximum may be lowered (R68).
    arbitrary: fc.record({ from: fc.constant('last'), offset: fc.constantFrom(599_999, 600_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ from: fc.constant('close'), offset: fc.constantFrom(-1000, -1, 0, 1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ from: fc.constant('cancel by'), offset: fc.constantFrom(-1, 0, 1) }),
  },
);

const bid = fc.record({
  kind: fc.constant('bid'),
  bidder: bidders,
  amount: highAmount,
  type: fc.constantFrom('proxy', 'proxy', 'proxy', 'hard'),
});
const retract = fc.record({ kind: fc.constant('retract'), bidder: bidders });
const lower = fc.record({
  kind: fc.constant('lower'),
  bidder: fc.constantFrom('leader', 'leader', 'leader', 'ann'),
  amount: fc.oneof(amountFrom('maximum', 1), amountFrom('price', 3)),
});
const advance = fc.record({ kind: fc.constant('advance'), bidder: bidders, amount: highAmount });
const turn = fc.oneof(
  fc.record({ kind: fc.constantFrom('open', 'close') }),
  fc.record({ kind: fc.constant('extend'), offset: fc.integer({ min: -9, max: 30_000 }) }),
);

const liveAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 12, arbitrary: bid },
  { weight: 4, arbitrary: retract },
  { weight: 3, arbitrary: lower },
  { weight: 1, arbitrary: turn },
  { weight: 1, arbitrary: advance },
);
const earlyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: advance },
  { weight: 1, arbitrary: liveAction },
);
const early: fc.Arbitrary<Line> = fc.record({ time, action: earlyAction });
const live: fc.Arbitrary<Line> = fc.record({ time, action: liveAction });
/** Purchases, and lapses around the time when they are due. */
const trade: fc.Arbitrary<Line> = fc.oneof(
  fc.record({
    time,
    action: fc.record({ kind: fc.constant('buy'), bidder: bidders, amount: highAmount }),
  }),
  fc.record({
    time: fc.record({
      from: fc.constant('last'),
      offset: fc.constantFrom(1, hold - 1, hold, hold + 9_000),
    }),
    action: fc.record({ kind: fc.constant('lapse') }),
  }),
  live,
);
/** A leader is outbid, the winning bid is retracted, and the restored leader may lower (R68). */
const exposure: fc.Arbitrary<Line[]> = fc
  .record({
    first: fc.array(fc.record({ time, action: bid }), { minLength: 1, maxLength: 3 }),
    passing: fc.record({ time, action: bid }),
    past: fc.integer({ min: 1, max: 20 }),
    after: fc.array(
      fc.record({ time, action: fc.oneof({ weight: 2, arbitrary: lower }, liveAction) }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ first, passing: { time: at, action }, past, after }) => [
    ...first,
    { time: at, action: { ...action, amount: { from: 'maximum', offset: past } } },
    { time: at, action: { kind: 'retract', bidder: 'leader' } },
    ...after,
  ]);
const opening: Line = { time: { from: 'last', offset: 1 }, action: { kind: 'open' } };

export const scripts: fc.Arbitrary<Script> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      terms,
      initial: fc.record({
        phase: fc.constant('open'),
        closesAt: fc.constantFrom(close, 8 * close),
      }),
      lines: fc.array(live, { maxLength: 16, size: 'max' }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      terms,
      initial: fc.constant({ phase: 'open', closesAt: 8 * close } as const),
      lines: exposure,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      terms,
      initial: fc.constant({ phase: 'upcoming', closesAt: close } as const),
      lines: fc
        .tuple(fc.array(early, { maxLength: 7 }), fc.array(live, { maxLength: 9 }))
        .map(([before, after]) => [...before, opening, ...after]),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      terms,
      initial: fc.record({
        phase: fc.constant('open'),
        closesAt: fc.constantFrom(close, 3 * hold),
      }),
      lines: fc.array(trade, { maxLength: 12, size: 'max' }),
    }),
  },
);

/** Turns a planned attempt into an attempt, given the lot's state. Time never goes backwards. */
export function spell(line: Line, lot: { terms: ModelTerms; state: VisibleState; at: number }) {
  const { terms: lotTerms, state } = lot;
  const from = {
    last: lot.at,
    close: state.closesAt,
    'cancel by': state.closesAt - lotTerms.retractMinutes * 60_000,
  }[line.time.from];
  const at = Math.max(lot.at, from + line.time.offset);
  return { at, ...toAttempt(line.action, lot) } satisfies Attempt;
}

type WithoutTime<A> = A extends Attempt ? Omit<A, 'at'> : never;

function toAttempt(
  action: Action,
  { terms: lotTerms, state }: { terms: ModelTerms; state: VisibleState },
): WithoutTime<Attempt> {
  if (action.kind === 'extend') return { kind: 'extend', closesAt: state.closesAt + action.offset };
  if (action.kind === 'retract') return { ...action, bidder: bidderOf(action.bidder, state) };
  if (!('amount' in action)) return action;
  const from = {
    start: lotTerms.startPriceCents,
    next: state.nextBidCents,
    price: state.priceCents ?? state.nextBidCents,
    maximum: state.leaderMaxCents ?? state.nextBidCents,
    ceiling: 100_000_000,
    nothing: 0,
  }[action.amount.from];
  const { amount: drafted, ...withoutAmount } = action;
  const rest = { ...withoutAmount, bidder: bidderOf(action.bidder, state) };
  return { ...rest, amountCents: Math.max(1, from + drafted.offset) };
}

const bidderOf = (bidder: string, { leader }: VisibleState): string =>
  bidder === 'leader' ? (leader ?? 'ann') : bidder;

function amountFrom(from: Amount['from'], spread: number): fc.Arbitrary<Amount> {
  return fc.record({ from: fc.constant(from), offset: fc.integer({ min: -2, max: spread }) });
}

function upTo(max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max });
}
