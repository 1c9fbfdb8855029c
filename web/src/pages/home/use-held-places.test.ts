import { instantOf } from '@hammerdock/domain/text/format.ts';
import { minutes } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { holdPlaces, useHeldPlaces } from './use-held-places.ts';

const open = (id: string) => sampleLotInPlay({ id });
const CLOSE = '2199-11-22T21:00:00.000Z';
const NOW = instantOf(CLOSE) + minutes(1);
const closed = (id: string) => sampleLotInPlay({ id, market_status: 'sold', date_closed: CLOSE });
const idsOf = (lots: readonly { readonly id: string }[]) => lots.map(({ id }) => id).join(' ');
const held = [open('a'), open('b'), open('c')];

test('a lot that closed stays in its place, and no other one is added for it', () => {
  const after = holdPlaces(
    [closed('a'), open('b'), open('c')],
    [open('b'), open('c'), open('d')],
    NOW,
  );
  expect(idsOf(after)).toBe('a b c');
});

test('a lot that closed minutes ago leaves its place to another', () => {
  const shelf = [closed('a'), open('b'), open('c')];
  const after = holdPlaces(shelf, [open('b'), open('c'), open('d')], NOW + minutes(2));
  expect(idsOf(after)).toBe('d b c');
});

test('lots keep their places when the server lists them in another order', () => {
  expect(idsOf(holdPlaces(held, [open('c'), open('a'), open('b')], NOW))).toBe('a b c');
});

test('each lot is that of the latest answer', () => {
  const later = { ...open('b'), latestbid: '99.00' };
  expect(holdPlaces(held, [open('a'), later, open('c')], NOW)[1]).toBe(later);
});

test('a lot that left without a close leaves its place to another, or to none', () => {
  expect(idsOf(holdPlaces(held, [open('a'), open('c'), open('d')], NOW))).toBe('a d c');
  expect(idsOf(holdPlaces(held, [open('a'), open('c')], NOW))).toBe('a c');
});

test('a new lot moves no other one', () => {
  expect(idsOf(holdPlaces(held, [open('d'), ...held], NOW))).toBe('a b c');
});

test('a shelf remembers a lot that closed over several answers', async () => {
  const { hook, act } = await mountHook(() => {
    const [lots, setLots] = useState(held);
    return { shown: useHeldPlaces(lots), setLots };
  });
  await act(({ setLots }) => setLots([closed('a'), open('b'), open('c')]));
  for (const next of ['d', 'e']) {
    await act(({ setLots }) => setLots([open('b'), open('c'), open(next)]));
    expect(idsOf(hook().shown)).toBe('a b c');
  }
});
