import { expect, test } from 'vitest';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { holdPlaces } from './use-held-places.ts';

const open = (id: string) => sampleLotInPlay({ id });
const closed = (id: string) => sampleLotInPlay({ id, market_status: 'sold' });
const idsOf = (lots: readonly { readonly id: string }[]) => lots.map(({ id }) => id).join(' ');
const held = [open('a'), open('b'), open('c')];

test('a lot that closed stays in its place, and no other one is added for it', () => {
  const after = holdPlaces([closed('a'), open('b'), open('c')], [open('b'), open('c'), open('d')]);
  expect(idsOf(after)).toBe('a b c');
});

test('lots keep their places when the server lists them in another order', () => {
  expect(idsOf(holdPlaces(held, [open('c'), open('a'), open('b')]))).toBe('a b c');
});

test('each lot is that of the latest answer', () => {
  const later = { ...open('b'), latestbid: '99.00' };
  expect(holdPlaces(held, [open('a'), later, open('c')])[1]).toBe(later);
});

test('a lot that left without a close leaves its place to another, or to none', () => {
  expect(idsOf(holdPlaces(held, [open('a'), open('c'), open('d')]))).toBe('a d c');
  expect(idsOf(holdPlaces(held, [open('a'), open('c')]))).toBe('a c');
});

test('a new lot moves no other one', () => {
  expect(idsOf(holdPlaces(held, [open('d'), ...held]))).toBe('a b c');
});
