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
const ids = (lots: readonly { readonly id: string }[]) => lots.map(({ id }) => id);

test('shows the lots of the next 30 minutes by their close, also watched ones', () => {
  const { soon, next } = closingLotsOf(
    [lot('31', 31), lot('30', 30), lot('1', 1, ''), { ...lot('sold', 0), market_status: 'sold' }],
    [],
    NOW,
  );
  expect(ids(soon)).toEqual(['1', '30']);
  expect(next?.id).toBe('31');
});

test('a lot that a late bid has extended keeps its place', () => {
  const extended = { ...lot('first', 1), date_closed: at(9) };
  expect(ids(closingLotsOf([lot('second', 3), extended], [], NOW).soon)).toEqual([
    'first',
    'second',
  ]);
});

test('a lot keeps its place when its close passes, and when its result is known', () => {
  const lots = [lot('second', 3), lot('closing', 0), lot('fourth', 9)];
  const closed = { ...lot('third', 5), market_status: 'sold' as const };
  const { soon } = closingLotsOf(lots, [closed], NOW);
  expect(ids(soon)).toEqual(['closing', 'second', 'third', 'fourth']);
});

test('shows outbid lots that close later apart, and names the next close', () => {
  const { soon, outbidLater, next } = closingLotsOf(
    [lot('late', 300, 'outbid'), lot('w', 60), lot('watched', 40, '')],
    [],
    NOW,
  );
  expect(soon).toEqual([]);
  expect(ids(outbidLater)).toEqual(['late']);
  expect(next?.id).toBe('watched');
  expect(closingLotsOf([], [], NOW).next).toBeNull();
});
