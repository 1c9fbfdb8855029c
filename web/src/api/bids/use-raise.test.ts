import type { BidResult } from '@hammerdock/contract/shapes/bid.ts';
import { seconds } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { announcements } from '../../lib/notices/announcements.ts';
import { alerts } from '../../lib/notices/alerts.ts';
import { closeAlerts } from '../../testing/close-alerts.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal } from '../../testing/render-hook.tsx';
import { samplePlacedBid } from '../../testing/sample-placed-bid.ts';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { useRaise } from './use-raise.ts';

const lot = sampleLotInPlay();
const answer = (outcome: BidResult['finalresults']['outcome']): BidResult => ({
  finalresults: samplePlacedBid({ outcome, sequence: 2, leading: outcome === 'took lead' }),
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
    text: 'The price has passed your $70.00 bid ($88.45 total). Min bid $75.00',
    canRetry: false,
  });
});

test('a raise that is refused because the session has ended is reported where it stays', async () => {
  closeAlerts();
  const { hook, act } = await mountHook(() => useRaise(lot), {
    user: { role: 'buyer', user_id: 'bea' },
    answers: { 'bidding.placeBid': refusal('SignInNeeded') },
  });
  await act((raise) => raise.place());
  // The button and its outcome disappear with the session.
  expect(hook().outcome).toBeNull();
  expect(alerts.shown().map(({ message }) => message)).toEqual([
    'Your $70.00 bid ($88.45 total) was NOT placed. You’ve been signed out.',
  ]);
});

test('a raise without an answer is not denied when the next attempt is refused as a guest’s', async () => {
  closeAlerts();
  const answers: Record<string, object> = { 'bidding.placeBid': refusal('NoAnswer') };
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { act } = await mountHook(() => useRaise(lot), {
    user: { role: 'buyer', user_id: 'bea' },
    answers,
  });
  await act((raise) => raise.place());
  answers['bidding.placeBid'] = refusal('SignInNeeded');
  await act(() => vi.advanceTimersByTimeAsync(seconds(2)));
  expect(alerts.shown().map(({ message }) => message)).toEqual([
    expect.stringContaining('couldn’t find out if your $70.00 bid ($88.45 total) was placed'),
  ]);
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

describe('an automatic repeat of a bid that is known to be placed, and outbid since', () => {
  const OUTBID = {
    ...sampleLotInPlay({ sequence: 3, next_bid: '101.00' }),
    proxy_bid_details: { leading: false, max_amount: '70.00', kind: 'proxy' as const },
  };

  /** Until the repeat is on its way. */
  async function mountRepeating() {
    const answers: Record<string, object> = { 'bidding.placeBid': refusal('NoAnswer') };
    const { hook, act, calls } = await mountHook(
      () => {
        const [shown, show] = useState<typeof OUTBID | typeof lot>(lot);
        return { raise: useRaise(shown), show };
      },
      { answers },
    );
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('document', { visibilityState: 'visible' });
    vi.stubGlobal('fetch', async () => Response.json({ status: 'ok' }));
    await act(({ raise }) => raise.place());
    await act(() => vi.advanceTimersByTimeAsync(seconds(3)));
    expect(hook().raise.outcome?.kind).toBe('unknown');
    await act(({ show }) => show(OUTBID));
    const sent = calls.length;
    const repeated = Promise.withResolvers<object>();
    answers['bidding.placeBid'] = repeated.promise;
    await act(() => vi.advanceTimersByTimeAsync(seconds(5)));
    expect(calls).toHaveLength(sent + 1);
    return { raise: () => hook().raise, act, calls, answers, repeated };
  }

  test('is silent, and brings the number of the bid', async () => {
    const { raise, act, repeated } = await mountRepeating();
    expect(raise()).toMatchObject({ busy: false, isLocked: false });
    await act(() => repeated.resolve(answer('took lead')));
    expect(raise()).toMatchObject({ busy: false, isLocked: false });
    expect(raise().outcome).toMatchObject({ kind: 'accepted', bidId: '3F9A-0C21' });
  });

  test('is followed by a bid that is placed meanwhile, under a key of its own', async () => {
    const { raise, act, calls, answers, repeated } = await mountRepeating();
    const repeat = calls.at(-1);
    await act(() => raise().place());
    expect(calls.at(-1)).toBe(repeat);
    expect(raise()).toMatchObject({ busy: true, outcome: null });
    answers['bidding.placeBid'] = answer('lost');
    await act(() => repeated.resolve(answer('took lead')));
    const sent = calls.filter(({ name }) => name === 'bidding.placeBid');
    expect(sent.at(-1)?.input).toMatchObject({ wsprice: '101.00' });
    expect(sent.at(-1)?.options.idempotencyKey).not.toBe(repeat?.options.idempotencyKey);
    expect(raise()).toMatchObject({ busy: false, outcome: { kind: 'outbid' } });
  });
});
