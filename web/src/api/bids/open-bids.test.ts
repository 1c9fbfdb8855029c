import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { sampleOpenBid } from '../../testing/sample-open-bid.ts';
import { openOpenBids } from './open-bids.ts';

const stored = fakeStorage('sessionStorage');
const keysOf = (bids: ReturnType<typeof openOpenBids>) => bids.left().map(({ key }) => key);

test('a sent bid is left to the page once its component has gone', () => {
  const bids = openOpenBids();
  const listener = vi.fn<() => void>();
  bids.subscribe(listener);
  bids.add(sampleOpenBid('a'));
  expect(keysOf(bids)).toEqual([]);
  bids.leave(['a']);
  expect(keysOf(bids)).toEqual(['a']);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(bids.settle('a')).toBe(true);
  expect(bids.settle('a')).toBe(false);
  expect(keysOf(bids)).toEqual([]);
});

test('after a reload the open bids are left to the page, and answered ones are gone', () => {
  const before = openOpenBids();
  before.add(sampleOpenBid('a'));
  before.add(sampleOpenBid('b'));
  before.settle('a');
  expect(openOpenBids().left()).toEqual([sampleOpenBid('b')]);
  before.settle('b');
  expect(stored()).toEqual(new Map());
});

test('a bid that is sent again stays one, and has a list of its own that does not change', () => {
  const bids = openOpenBids();
  bids.add(sampleOpenBid('a'));
  bids.add(sampleOpenBid('a'));
  bids.leave(['a']);
  expect(keysOf(bids)).toEqual(['a']);
  expect(bids.left()).toBe(bids.left());
});

test('a bid that its component reports changes no list of left ones', () => {
  const bids = openOpenBids();
  const before = bids.left();
  bids.add(sampleOpenBid('a'));
  bids.settle('a');
  expect(bids.left()).toBe(before);
});

test('without storage, open bids last as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const bids = openOpenBids();
  bids.add(sampleOpenBid('a'));
  bids.leave(['a']);
  expect(keysOf(bids)).toEqual(['a']);
  expect(openOpenBids().left()).toEqual([]);
});
