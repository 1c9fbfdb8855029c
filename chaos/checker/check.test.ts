import { describe, expect, test } from 'vitest';

import type { Attempt } from '../model/terms.ts';
import type { Operation, RunRecord } from './operation.ts';
import type { LotRecord, StoredEvent, World } from './world.ts';

import { judge } from '../model/model.ts';
import { checkRun } from './check.ts';
import { readRunRecord } from './operation.ts';
import { sampleIds, sampleRun } from './sample.ts';

/** The violated invariants after one part of a correct run has been changed. */
function broken(changeRun: {
  operations?: (operations: readonly Operation[]) => readonly Operation[];
  record?: (record: RunRecord) => RunRecord;
  lot?: (lot: LotRecord) => LotRecord;
  world?: (world: World) => World;
}): string[] {
  const { record, world } = sampleRun();
  const operations = changeRun.operations?.(record.operations) ?? record.operations;
  const changedRecord = changeRun.record?.(record) ?? { ...record, operations };
  const lots = world.lots.map((lot) => changeRun.lot?.(lot) ?? lot);
  const changedWorld = changeRun.world?.(world) ?? { ...world, lots };
  const found = checkRun(changedRecord, changedWorld).map(({ invariant }) => invariant);
  return [...new Set(found)];
}

const withEvent =
  (sequence: number, change: (event: StoredEvent) => StoredEvent | null) =>
  (lot: LotRecord): LotRecord => ({
    ...lot,
    events: lot.events.flatMap((event) => {
      const changed = event.sequence === sequence ? change(event) : event;
      return changed === null ? [] : [changed];
    }),
  });

const withFourth =
  (change: Partial<Operation>) =>
  (all: readonly Operation[]): Operation[] =>
    all.map((one) => (one.key === 'key 4' ? { ...one, ...change } : one));

test('finds no violation in a correct run', () => {
  const { record, world } = sampleRun();
  expect(checkRun(record, world)).toEqual([]);
});

test('reads a run back from its lines, and rejects an unknown line', () => {
  const { record } = sampleRun();
  const lines = [...record.operations, ...record.observations].map((line) => JSON.stringify(line));
  expect(readRunRecord(`${lines.join('\n')}\n`)).toEqual(record);
  expect(() => readRunRecord('{"op":"bid"}')).toThrow('line 1');
});

describe('answers', () => {
  test('I1 detects an acknowledged bid that is missing from the log', () => {
    const asked = { lot: sampleIds.lot, bidder: 'eve', key: 'gone', amountCents: 9000 };
    const lost = { ...asked, op: 'bid', type: 'ok' } as const;
    expect(broken({ operations: (all) => [...all, lost] })).toEqual(['I1']);
    expect(broken({ operations: (all) => [...all, { ...lost, type: 'info' }] })).toEqual([]);
    expect(broken({ operations: (all) => [...all, { ...lost, lot: 'lot 9' }] })).toEqual(['I1']);
  });

  test('I1 detects an acknowledged bid with another amount or sequence', () => {
    expect(broken({ operations: withFourth({ amountCents: 2600 }) })).toEqual(['I1']);
    expect(broken({ operations: withFourth({ response: { sequence: 3 } }) })).toEqual(['I1']);
  });

  test('I2 detects a refused bid in the log, a bid that was never sent, and a bid without a key', () => {
    expect(
      broken({
        operations: (all: readonly Operation[]) =>
          all.map((one): Operation => (one.key === 'key 4' ? { ...one, type: 'fail' } : one)),
      }),
    ).toEqual(['I2']);
    expect(
      broken({
        operations: (all: readonly Operation[]) => all.filter(({ key }) => key !== 'key 4'),
      }),
    ).toEqual(['I2']);
    const keyless = broken({ lot: withEvent(4, (event) => ({ ...event, key: null })) });
    expect(keyless).toContain('I2');
  });

  test('I2 detects one key twice in the log', () => {
    expect(
      broken({
        lot: (lot: LotRecord): LotRecord => ({
          ...lot,
          events: lot.events.flatMap((event) => (event.sequence === 4 ? [event, event] : [event])),
        }),
      }),
    ).toContain('I2');
  });
});

describe('log', () => {
  test('I3 detects a bid at the instant of the close', () => {
    const late = withEvent(4, (event) => {
      const { entry } = event;
      return entry === null ? event : { ...event, entry: { ...entry, at: 1_800_000_000_000 } };
    });
    expect(broken({ lot: late })).toEqual(['I3']);
  });

  test('I3 detects a bid after the close', () => {
    expect(broken({ lot: reordered })).toContain('I3');
  });

  test.each([{ priceCents: 2200 }, { leader: sampleIds.ann }, { closesAt: 1 }])(
    'I4 detects a stored step with %o',
    (change) => {
      const lot = withEvent(4, (event) => ({ ...event, led: { ...event.led, ...change } }));
      expect(broken({ lot })).toEqual(['I4']);
    },
  );

  test.each([
    { leaderMaxCents: 2400 },
    { bidCount: 3 },
    { sequence: 6 },
    { hiddenEvents: 1 },
    { closesAt: 1 },
  ])('I4 detects a snapshot with %o', (change) => {
    const lot = (sound: LotRecord): LotRecord => {
      return { ...sound, snapshot: { ...sound.snapshot, ...change } };
    };
    expect(broken({ lot })).toContain('I4');
  });

  test('I4 detects a missing event', () => {
    expect(broken({ lot: withEvent(2, () => null) })).toContain('I4');
  });

  test('I5 detects a finished lot without a close, one closed twice, and one sold at another price', () => {
    expect(broken({ lot: withEvent(5, () => null) })).toContain('I5');
    expect(
      broken({
        lot: (lot: LotRecord): LotRecord => {
          return { ...lot, events: [...lot.events, ...lot.events.slice(4)] };
        },
      }),
    ).toContain('I5');
    expect(
      broken({
        lot: (lot: LotRecord): LotRecord => {
          return { ...lot, snapshot: { ...lot.snapshot, hammerCents: 2000 } };
        },
      }),
    ).toContain('I5');
  });

  test('checks a lot that was awarded by hand up to the award', () => {
    expect(broken({ lot: awarded })).toEqual([]);
  });
});

describe('a lot that was bought by buy-now', () => {
  const close = 1_800_000_000_000;
  const hour = 3_600_000;
  const buy = { kind: 'buy', bidder: sampleIds.ann, amountCents: 9000, at: close - hour } as const;

  /** The lot of the run with this log instead, as the database would store it. */
  const boughtLot =
    (attempts: readonly Attempt[], line: LotRecord['lines']) =>
    (lot: LotRecord): LotRecord => {
      const { judgements, log, state } = judge(lot.terms, lot.initial, attempts);
      const { nextBidCents: _derived, ...snapshot } = state;
      const hammerCents = state.phase === 'sold' ? state.priceCents : null;
      const events = log.map((entry, index): StoredEvent => {
        const { priceCents, leader, closesAt } = judgements[index]?.state ?? state;
        const led = { priceCents, leader, closesAt };
        return { entry, kind: entry.kind, sequence: entry.sequence, key: null, led };
      });
      return { ...lot, events, snapshot: { ...snapshot, hammerCents }, lines: line };
    };
  const line = { invoice: sampleIds.invoice, buyer: sampleIds.ann, hammerCents: 9000 };
  const withoutClients = () => ({ operations: [], observations: [] });

  test('I4 I5 I6 accepts one without a close, and one that was reopened and closed unsold', () => {
    const held = boughtLot([buy], [line]);
    expect(broken({ record: withoutClients, lot: held })).toEqual([]);
    const lapse = { kind: 'lapse', at: close - hour / 2 } as const;
    const back = boughtLot([buy, lapse, { kind: 'close', at: close }], []);
    expect(broken({ record: withoutClients, lot: back })).toEqual([]);
  });

  test('I4 detects another price, a bid before it, and a lapse before its time', () => {
    const dearer = (lot: LotRecord): LotRecord => {
      const held = boughtLot([buy], [{ ...line, hammerCents: 9100 }])(lot);
      return { ...held, snapshot: { ...held.snapshot, priceCents: 9100, hammerCents: 9100 } };
    };
    expect(broken({ record: withoutClients, lot: dearer })).toEqual(['I4']);
    const early = (lot: LotRecord): LotRecord => {
      const lapse = { kind: 'lapse', at: close - hour / 2 } as const;
      const back = boughtLot([buy, lapse], [])(lot);
      const events = back.events.map((event) =>
        event.entry?.kind === 'reopened'
          ? { ...event, entry: { ...event.entry, at: close - hour / 2 - 1 } }
          : event,
      );
      return { ...back, events };
    };
    expect(broken({ record: withoutClients, lot: early })).toEqual(['I4']);
  });

  test('I6 detects a lot that was reopened but is still on the receipt of the purchase', () => {
    const lapse = { kind: 'lapse', at: close - hour / 2 } as const;
    expect(broken({ record: withoutClients, lot: boughtLot([buy, lapse], [line]) })).toEqual([
      'I6',
    ]);
  });
});

describe('after the close', () => {
  test('I6 detects no line, two lines, another buyer, another hammer price, and two invoices', () => {
    const lines = (change: (lot: LotRecord) => LotRecord['lines']) =>
      broken({ lot: (lot) => ({ ...lot, lines: change(lot) }) });
    expect(lines(() => [])).toEqual(['I6']);
    expect(lines((lot) => [...lot.lines, ...lot.lines])).toEqual(['I6']);
    expect(lines((lot) => lot.lines.map((line) => ({ ...line, buyer: sampleIds.ann })))).toEqual([
      'I6',
    ]);
    expect(lines((lot) => lot.lines.map((line) => ({ ...line, hammerCents: 1 })))).toEqual(['I6']);
    expect(
      broken({
        world: (world: World): World => {
          return { ...world, invoices: [...world.invoices, ...world.invoices] };
        },
      }),
    ).toEqual(['I6']);
  });

  test('I12 detects a screen that goes back or is out of date', () => {
    expect(
      broken({
        record: (record: RunRecord): RunRecord => {
          return {
            ...record,
            observations: [...record.observations, ...record.observations.slice(1)],
          };
        },
      }),
    ).toEqual(['I12']);
    expect(
      broken({
        record: (record: RunRecord): RunRecord => {
          return { ...record, observations: record.observations.slice(0, 1) };
        },
      }),
    ).toEqual(['I12']);
  });
});

function reordered(lot: LotRecord): LotRecord {
  const [first, second] = [lot.events[4], lot.events[3]];
  const swapped = [first, second].flatMap((event, index) => {
    if (event === undefined || event.entry === null) return [];
    const sequence = index + 4;
    return [{ ...event, sequence, entry: { ...event.entry, sequence } }];
  });
  return { ...lot, events: [...lot.events.slice(0, 3), ...swapped] };
}

function awarded(lot: LotRecord): LotRecord {
  const led = { priceCents: 1, leader: sampleIds.ann, closesAt: 1 };
  const award = { entry: null, kind: 'awarded', sequence: 6, key: null, led };
  return { ...lot, events: [...lot.events, award] };
}
