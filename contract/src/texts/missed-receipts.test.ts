import { newYorkInstant, toIso } from '@hammerdock/domain/time.ts';
import { expect, test } from 'vitest';
import { missedBy } from './missed-receipts.ts';

const iso = (day: number, hour: number): string =>
  toIso(newYorkInstant({ year: 2026, month: 11, day, hour, minute: 0 }));
const times = { starts_at: iso(6, 10), ends_at: iso(6, 13) };
const missed = (start: readonly [number, number], end: readonly [number, number]) =>
  missedBy(
    [
      {
        inv_num: '7',
        lot_count: 2,
        pickup_start_date: iso(...start),
        pickup_end_date: iso(...end),
      },
    ],
    times,
  );

test('a receipt that a time misses is named with what it needs', () => {
  expect(missed([5, 10], [6, 10])).toEqual([
    'Receipt 7 (2 items) must be picked up by Fri, Nov 6, 10 am, before this time.',
  ]);
  expect(missed([6, 13], [8, 12])).toEqual([
    'Receipt 7 (2 items) isn’t ready until Fri, Nov 6, 1 pm, after this time.',
  ]);
});

test('where a part of the time suits a receipt, that part is named', () => {
  expect(missed([5, 10], [6, 12])).toEqual([
    'Receipt 7 (2 items) must be picked up by Fri, Nov 6, 12 pm, so please come before that.',
  ]);
  expect(missed([6, 11], [8, 12])).toEqual([
    'Receipt 7 (2 items) isn’t ready until Fri, Nov 6, 11 am, so please come after that.',
  ]);
});

test('a time within the window of a receipt misses nothing', () => {
  expect(missed([6, 10], [6, 13])).toEqual([]);
});
