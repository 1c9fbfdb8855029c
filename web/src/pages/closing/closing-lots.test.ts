import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { minutes } from '@hammerdock/domain/time.ts';
import { expect, test } from 'vitest';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { closingLotsOf } from './closing-lots.ts';

const NOW = Date.parse('2026-11-22T14:00:00.000Z');
const at = (inMinutes: number) => new Date(NOW + minutes(inMinutes)).toISOString();
const lot = (id: string, inMinutes: number, bidtopstatus: 'winning' | 'outbid' | '' = 'winning') =>
  sampleLotInPlay({
    id,
    bidtopstatus,
    date_closed: at(inMinutes),
    first_date_closed: at(inMinutes),
  });
const shown = (
  lots: readonly LotInPlay[],
  { placed = lots, closed = [] as readonly LotInPlay[], laterIds = [] as readonly string[] } = {},
) =>
  closingLotsOf(lots, {
    closedInPlace: closed,
    laterIds,
    placedBy: new Map(placed.map(({ id, date_closed }) => [id, Date.parse(date_closed)])),
    now: NOW,
  });
const ids = (lots: readonly { readonly id: string }[]) => lots.map(({ id }) => id);

test('shows the lots of the next 30 minutes by their close, also watched ones', () => {
  const { soon, next, isInOrder } = shown([
    lot('31', 31),
    lot('30', 30),
    lot('1', 1, ''),
    { ...lot('sold', 0), market_status: 'sold' },
  ]);
  expect(ids(soon)).toEqual(['1', '30']);
  expect(isInOrder).toBe(true);
  expect(next?.id).toBe('31');
});

test('is by the present closes at a load, also of a lot that a late bid has extended', () => {
  const extended = { ...lot('extended', 1), date_closed: at(9) };
  expect(ids(shown([extended, lot('second', 3)]).soon)).toEqual(['second', 'extended']);
});

test('a lot that a late bid extends keeps its place, out of the order', () => {
  const placed = [lot('first', 1), lot('second', 3), lot('third', 10)];
  const after = (inMinutes: number) =>
    shown([{ ...lot('first', 1), date_closed: at(inMinutes) }, ...placed.slice(1)], { placed });
  for (const inMinutes of [2, 9])
    expect(ids(after(inMinutes).soon)).toEqual(['first', 'second', 'third']);
  expect(after(2).isInOrder).toBe(true);
  expect(after(9).isInOrder).toBe(false);
});

test('a lot keeps its place when its close passes, and when its result is known', () => {
  const lots = [lot('second', 3), lot('closing', 0), lot('fourth', 9)];
  const closed = { ...lot('third', 5), market_status: 'sold' as const };
  const { soon, isInOrder } = shown(lots, { placed: [...lots, closed], closed: [closed] });
  expect(ids(soon)).toEqual(['closing', 'second', 'third', 'fourth']);
  expect(isInOrder).toBe(true);
});

test('shows outbid lots that close later apart, as listed, and names the next close', () => {
  const lots = [lot('late', 300, 'outbid'), lot('raised', 400), lot('watched', 40, '')];
  const { soon, outbidLater, next } = shown(lots, { laterIds: ['raised', 'gone', 'late'] });
  expect(soon).toEqual([]);
  expect(ids(outbidLater)).toEqual(['raised', 'late']);
  expect(next?.id).toBe('watched');
  expect(shown([]).next).toBeNull();
});
