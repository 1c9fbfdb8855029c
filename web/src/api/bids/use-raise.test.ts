import type { BidResult } from '@hammerdock/contract/shapes/bid.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { announcements } from '../../lib/notices/announcements.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal } from '../../testing/render-hook.tsx';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { useRaise } from './use-raise.ts';

const lot = sampleLotInPlay();
const answer = (outcome: BidResult['finalresults']['outcome']): BidResult => ({
  finalresults: {
    product_id: 'kettle',
    bid_id: '3F9A-0C21',
    placed_at: '2026-11-22T20:05:09.000Z',
    sequence: 2,
    outcome,
    latestbid: '75.00',
    next_bid: '80.00',
    bids: 2,
    date_closed: '2026-11-22T21:00:00.000Z',
    leading: outcome === 'took lead',
    max_amount: '70.00',
    bidtopstatus_text: '',
  },
});

test('bids the next bid that was shown, and reports its outcome', async () => {
  const placed = { 'bidding.placeBid': answer('lost') };
  const { hook, act, calls } = await mountHook(() => useRaise(lot), { answers: placed });
  await act((raise) => raise.place());
  expect(calls[0]).toMatchObject({
    name: 'bidding.placeBid',
    input: { product_id: 'kettle', wsprice: '70.00', bidding_type: 'proxy' },
  });
  expect(hook().outcome).toMatchObject({ kind: 'outbid', bidId: '3F9A-0C21' });
  // Against a second press by mistake.
  expect(hook().isLocked).toBe(true);
  await act((raise) => raise.forget());
  expect(hook().outcome).toBeNull();
});

test('its answer changes the lot in play before it is fetched again', async () => {
  const { act, queryClient } = await mountHook(() => useRaise(lot), {
    answers: {
      'bidding.placeBid': answer('took lead'),
      'bids.listLotsInPlay': refusal('NoAnswer'),
    },
    cached: [[['bids.listLotsInPlay', {}], { lotsInPlay: [lot] }]],
  });
  await act((raise) => raise.place());
  expect(queryClient.getQueryData(['bids.listLotsInPlay', {}])).toMatchObject({
    lotsInPlay: [{ bidtopstatus: 'winning', latestbid: '75.00', next_bid: '80.00' }],
  });
});

test('a bid that no longer leads when its answer arrives is not announced as leading', async () => {
  const announce = vi.spyOn(announcements, 'announce');
  onTestFinished(() => announce.mockRestore());
  const answers = { 'bidding.placeBid': answer('took lead') };
  const later = sampleLotInPlay({ sequence: 3, bidtopstatus: 'outbid' });
  const { act } = await mountHook(() => useRaise(later), { answers });
  await act((raise) => raise.place());
  expect(announce.mock.calls).toEqual([['raise kettle', 'Accepted, then outbid.']]);
});

test('a refused bid was not placed, with the server’s sentence', async () => {
  const { hook, act } = await mountHook(() => useRaise(lot), {
    answers: { 'bidding.placeBid': refusal('BidTooLow', { statusText: 'Min bid $75.00' }) },
  });
  await act((raise) => raise.place());
  expect(hook().outcome).toMatchObject({
    kind: 'not placed',
    text: 'Min bid $75.00',
    canRetry: false,
  });
});

test('a retry sends the same bid under the same key', async () => {
  const { hook, act, calls } = await mountHook(() => useRaise(lot), {
    answers: { 'bidding.placeBid': refusal('Offline') },
  });
  await act((raise) => raise.place());
  expect(hook().outcome).toMatchObject({ kind: 'not placed', canRetry: true });
  await act((raise) => raise.retry());
  expect(calls).toHaveLength(2);
  expect(calls[1]?.options.idempotencyKey).toBe(calls[0]?.options.idempotencyKey);
  expect(calls[1]?.input).toEqual(calls[0]?.input);
});

test('a refusal with a remedy names the refused bid, which is sent again once it is resolved', async () => {
  const answers = { 'bidding.placeBid': refusal('DepositNeeded') };
  const { hook, act, calls } = await mountHook(() => useRaise(lot), { answers });
  await act((raise) => raise.place());
  expect(hook().refused).toMatchObject({ amount: '70.00', error: { code: 'DepositNeeded' } });
  expect(hook().isRemedyOpen).toBe(true);
  expect(hook().outcome).toMatchObject({ kind: 'not placed' });
  await act((raise) => raise.retry());
  expect(calls[1]?.input).toEqual(calls[0]?.input);
  await act((raise) => raise.leaveRemedy());
  expect(hook().isRemedyOpen).toBe(false);
  // The reason stays, and leads to the remedy again.
  expect(hook().outcome).toMatchObject({ kind: 'not placed' });
  await act((raise) => raise.openRemedy());
  expect(hook()).toMatchObject({ isRemedyOpen: true, refused: { amount: '70.00' } });
});

test('a refusal without a remedy offers none', async () => {
  const answers = { 'bidding.placeBid': refusal('BidTooLow') };
  const { hook, act } = await mountHook(() => useRaise(lot), { answers });
  await act((raise) => raise.place());
  expect(hook().refused).toBeNull();
});
