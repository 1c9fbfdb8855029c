import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { alerts } from '../../lib/notices/alerts.ts';
import { openBids } from '../../api/bids/open-bids.ts';
import { closeAlerts } from '../../testing/close-alerts.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { stubStorage } from '../../testing/fake-storage.ts';
import { refusal, renderHook } from '../../testing/render-hook.tsx';
import { sampleOpenBid } from '../../testing/sample-open-bid.ts';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { retryingOf, sendingOf, useBidFlow } from './use-bid-flow.ts';

const lot = sampleLotDetail({ next_bid: '21.00' });

const PLACED = {
  product_id: 'kettle',
  bid_id: '3F9A-0C21',
  placed_at: '2026-11-22T20:05:09.000Z',
  sequence: 2,
  outcome: 'lost',
  bids: 2,
  date_closed: lot.date_closed,
  leading: false,
  max_amount: '21.00',
  bidtopstatus_text: '',
};

test('a typed maximum is quoted as a proxy bid, with either decimal separator', async () => {
  const { hook, calls } = await renderHook(() => useBidFlow(lot, ''));
  hook.ask('30,50', 'proxy');
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    name: 'bidding.preBidConfirm',
    input: { product_id: 'kettle', wsprice: '30.50', bidding_type: 'proxy' },
  });
});

test('an exact bid is quoted as a hard bid (R9)', async () => {
  const { hook, calls } = await renderHook(() => useBidFlow(lot, ''));
  hook.ask('30.50', 'hard');
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.input).toMatchObject({ wsprice: '30.50', bidding_type: 'hard' });
});

test('a quick bid states the price of the button', async () => {
  const { hook, calls } = await renderHook(() => useBidFlow(lot, ''));
  hook.bidQuickly();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    name: 'bidding.placeBid',
    input: { product_id: 'kettle', quick: 1, wsprice: '21.00' },
  });
});

test('after a remedy the typed bid is quoted again, or the quick bid is repeated', async () => {
  const typed = await renderHook(() => useBidFlow(lot, '45'));
  typed.hook.askAgain();
  await expect.poll(() => typed.calls[0]?.name).toBe('bidding.preBidConfirm');
  expect(typed.calls[0]?.input).toMatchObject({ wsprice: '45' });

  const quick = await renderHook(() => useBidFlow(lot, ''));
  quick.hook.askAgain();
  await expect.poll(() => quick.calls[0]?.name).toBe('bidding.placeBid');
});

test.each(['quick', 'form'] as const)(
  'only the button that was pressed shows that its bid is on its way: %s',
  async (pressed) => {
    const never = new Promise<never>(() => undefined);
    const { hook, act } = await mountHook(() => useBidFlow(lot, ''), {
      answers: { 'bidding.preBidConfirm': never, 'bidding.placeBid': never },
    });
    expect(hook().sending).toBeNull();
    await act((flow) => (pressed === 'quick' ? flow.bidQuickly() : flow.ask('30', 'proxy')));
    expect(hook().sending).toBe(pressed);
  },
);

test('a retry is shown by its own button', () => {
  expect(sendingOf({ quotes: true, quick: false, isRetry: true })).toBe('retry');
  expect(sendingOf({ quotes: false, quick: false, isRetry: true })).toBeNull();
});

test('a repeated quote is not called a bid', () => {
  const first = { isPending: true, failureCount: 0 };
  const again = { isPending: true, failureCount: 1 };
  const failed = { isPending: false, failureCount: 3 };
  expect(retryingOf(again, [failed])).toBe('quote');
  expect(retryingOf(failed, [failed, again])).toBe('bid');
  expect(retryingOf(first, [first])).toBeNull();
});

test('nothing is confirmed without a quote', async () => {
  const { hook, calls } = await renderHook(() => useBidFlow(lot, ''));
  hook.confirm();
  await Promise.resolve();
  expect(calls).toEqual([]);
});

test('without an answer to the quote the bid was certainly not placed, and can be tried again', async () => {
  const { hook, act, calls } = await mountHook(() => useBidFlow(lot, ''), {
    answers: {
      'bidding.preBidConfirm': refusal('NoAnswer'),
      'bidding.placeBid': refusal('NoAnswer'),
    },
  });
  vi.useFakeTimers();
  // The server is asked again and again, and does not answer.
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  onTestFinished(() => void vi.useRealTimers());
  const attempt = async (change: (flow: ReturnType<typeof hook>) => void) => {
    await act(change);
    await act(() => vi.advanceTimersByTimeAsync(seconds(20)));
    return hook().outcome;
  };
  const quoted = await attempt(({ ask }) => ask('30', 'proxy'));
  expect(quoted).toMatchObject({
    kind: 'not placed',
    title: 'Not placed',
    text: 'We couldn’t reach the store. Your $30.00 bid ($37.91 total) was NOT placed.',
    canRetry: true,
  });
  const asked = calls.length;
  await attempt(({ retry }) => retry());
  expect(calls.length).toBeGreaterThan(asked);
  // A quick bid may have arrived, and a later quote does not deny it.
  expect(await attempt(({ bidQuickly }) => bidQuickly())).toMatchObject({ kind: 'unknown' });
  expect(await attempt(({ ask }) => ask('30', 'proxy'))).toMatchObject({ kind: 'unknown' });
});

test('the form resets once when a bid without an answer is known to be placed', async () => {
  let answer: object = refusal('NoAnswer');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  onTestFinished(() => void vi.useRealTimers());
  const useShown = () => {
    const [shown, show] = useState(lot);
    return { flow: useBidFlow(shown, ''), show };
  };
  const { hook, act } = await mountHook(useShown, {
    answers: {
      get 'bidding.placeBid'() {
        return answer;
      },
    },
  });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  await act(({ flow }) => flow.bidQuickly());
  await act(() => vi.advanceTimersByTimeAsync(seconds(20)));
  expect(hook().flow).toMatchObject({ outcome: { kind: 'unknown' }, placed: 0 });
  const own = { leading: false, max_amount: '21.00', kind: 'proxy' } as const;
  const passed = { ...lot, bidtopstatus: 'outbid', proxy_bid_details: own } as const;
  await act(({ show }) => show(passed));
  expect(hook().flow).toMatchObject({ outcome: { kind: 'unknown' }, placed: 1 });
  answer = { finalresults: { ...PLACED, latestbid: '22.00', next_bid: '23.00' } };
  await act(({ flow }) => flow.retry());
  await act(() => vi.advanceTimersByTimeAsync(seconds(1)));
  expect(hook().flow).toMatchObject({ outcome: { kind: 'outbid' }, placed: 1 });
});

test('a bid that is refused because the session has ended is reported by the panel alone', async () => {
  closeAlerts();
  const { hook, act } = await mountHook(() => useBidFlow(lot, ''), {
    user: { role: 'buyer', user_id: 'bea' },
    answers: {
      'bidding.preBidConfirm': refusal('SignInNeeded'),
      'bidding.placeBid': refusal('SignInNeeded'),
    },
  });
  const text = (bid: string) => `Your ${bid} was NOT placed. You’ve been signed out.`;
  await act(({ ask }) => ask('30', 'proxy'));
  expect(hook().outcome).toMatchObject({
    title: 'Not placed',
    text: text('$30.00 bid ($37.91 total)'),
  });
  await act(({ bidQuickly }) => bidQuickly());
  expect(hook().outcome?.text).toBe(text('$21.00 bid ($26.54 total)'));
  expect(alerts.shown()).toEqual([]);
});

test('a bid without an answer is not denied when its retry is refused as a guest’s', async () => {
  let answer: object = refusal('NoAnswer');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  onTestFinished(() => void vi.useRealTimers());
  const { hook, act } = await mountHook(() => useBidFlow(lot, ''), {
    user: { role: 'buyer', user_id: 'bea' },
    answers: {
      get 'bidding.placeBid'() {
        return answer;
      },
    },
  });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  await act(({ bidQuickly }) => bidQuickly());
  await act(() => vi.advanceTimersByTimeAsync(seconds(20)));
  expect(hook().outcome).toMatchObject({ kind: 'unknown' });
  answer = refusal('SignInNeeded');
  await act(({ retry }) => retry());
  expect(hook().outcome).toMatchObject({ kind: 'unanswered', canRetry: false });
});

test('a bid without an answer is not denied when the next attempt is refused as a guest’s', async () => {
  const answers: Record<string, object> = { 'bidding.placeBid': refusal('NoAnswer') };
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { hook, act } = await mountHook(() => useBidFlow(lot, ''), {
    user: { role: 'buyer', user_id: 'bea' },
    answers,
  });
  await act(({ bidQuickly }) => bidQuickly());
  answers['bidding.placeBid'] = refusal('SignInNeeded');
  await act(() => vi.advanceTimersByTimeAsync(seconds(2)));
  expect(hook().outcome).toMatchObject({ kind: 'unanswered', canRetry: false });
});

const QUOTE = { confirm_token: 'c2' };

async function placeWithoutAnswer(answers: Record<string, object> = {}) {
  // Of other tests.
  for (const { key } of openBids.left()) openBids.settle(key);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  onTestFinished(() => void vi.useRealTimers());
  const mounted = await mountHook(() => useBidFlow(lot, ''), {
    user: { role: 'buyer', user_id: 'bea' },
    answers: Object.assign(answers, { 'bidding.placeBid': refusal('NoAnswer') }),
  });
  stubStorage('sessionStorage');
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const wait = () => mounted.act(() => vi.advanceTimersByTimeAsync(seconds(20)));
  await mounted.act(({ bidQuickly }) => bidQuickly());
  await wait();
  expect(mounted.hook()).toMatchObject({ outcome: { kind: 'unknown' }, sentCents: 2_100 });
  return { ...mounted, wait };
}

test('a bid without an answer is back once another amount was quoted and not confirmed', async () => {
  const answers = { 'bidding.preBidConfirm': QUOTE };
  const { hook, act, calls, wait } = await placeWithoutAnswer(answers);
  await act(({ ask }) => ask('30', 'proxy'));
  expect(hook()).toMatchObject({ quote: QUOTE, outcome: null, sentCents: 3_000 });
  await act(({ leave }) => leave());
  expect(hook()).toMatchObject({ quote: null, outcome: { kind: 'unknown' }, sentCents: 2_100 });
  const key = calls.at(0)?.options.idempotencyKey;
  await act(({ retry }) => retry());
  await wait();
  expect(calls.at(-1)?.name).toBe('bidding.placeBid');
  expect(calls.at(-1)?.options.idempotencyKey).toBe(key);
});

test('an exact bid that is back is still an exact bid', async () => {
  const answers = { 'bidding.preBidConfirm': QUOTE, 'bidding.confirm': refusal('NoAnswer') };
  const { act, wait, unmount } = await placeWithoutAnswer(answers);
  await act(({ ask }) => ask('30', 'hard'));
  await act(({ confirm }) => confirm());
  await wait();
  await act(({ ask }) => ask('40', 'proxy'));
  await act(({ leave }) => leave());
  await act(({ retry }) => retry());
  await wait();
  await unmount();
  const left = openBids.left().filter(({ call }) => call === 'bidding.confirm');
  expect(left).toMatchObject([{ bidType: 'hard', sentCents: 3_000 }]);
});

test('a bid that is back after a long quote is given up five minutes after it was sent', async () => {
  const { hook, act, calls } = await placeWithoutAnswer({ 'bidding.preBidConfirm': QUOTE });
  await act(({ ask }) => ask('30', 'proxy'));
  await act(() => vi.advanceTimersByTimeAsync(minutes(6)));
  const sent = calls.length;
  await act(({ leave }) => leave());
  await act(() => vi.advanceTimersByTimeAsync(seconds(1)));
  expect(hook()).toMatchObject({ outcome: { kind: 'unanswered' }, sentCents: 2_100 });
  expect(calls).toHaveLength(sent);
  // The bidder's own press.
  await act(({ retry }) => retry());
  expect(calls).toHaveLength(sent + 1);
});

test('a bid without an answer is back, and an alert denies the other amount, without a quote', async () => {
  closeAlerts();
  const answers = { 'bidding.preBidConfirm': refusal('NoAnswer') };
  const { hook, act, wait } = await placeWithoutAnswer(answers);
  await act(({ ask }) => ask('30', 'proxy'));
  await wait();
  expect(hook()).toMatchObject({ outcome: { kind: 'unknown' }, sentCents: 2_100 });
  expect(alerts.shown().map(({ message }) => message)).toEqual([
    'We couldn’t reach the store. Your $30.00 bid ($37.91 total) was NOT placed.',
  ]);
});

test('a bid without an answer is left to the page when the form goes', async () => {
  const before = Date.now();
  const { unmount } = await placeWithoutAnswer();
  expect(openBids.left()).toEqual([]);
  await unmount();
  expect(openBids.left()).toHaveLength(1);
  expect(openBids.left()[0]).toMatchObject({
    userId: 'bea',
    call: 'bidding.placeBid',
    input: { product_id: 'kettle', wsprice: '21.00' },
    lot: { title: 'Copper kettle' },
    sentCents: 2_100,
  });
  // The time of the press, not that of the last attempt.
  expect(openBids.left()[0]?.sentAt).toBeLessThan(before + seconds(2));
});

test('a bid that the lot shows to be placed is not left to the page', async () => {
  for (const { key } of openBids.left()) openBids.settle(key);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  onTestFinished(() => void vi.useRealTimers());
  const { act, unmount } = await mountHook(
    () => {
      const [shown, show] = useState(lot);
      return { flow: useBidFlow(shown, ''), show };
    },
    {
      user: { role: 'buyer', user_id: 'bea' },
      answers: { 'bidding.placeBid': refusal('NoAnswer') },
    },
  );
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const wait = () => act(() => vi.advanceTimersByTimeAsync(seconds(20)));
  await act(({ flow }) => flow.bidQuickly());
  await wait();
  const own = { leading: true, max_amount: '21.00', kind: 'proxy' } as const;
  await act(({ show }) => show({ ...lot, bidtopstatus: 'winning', proxy_bid_details: own }));
  // Its number is still asked for.
  await act(({ flow }) => flow.retry());
  await wait();
  await unmount();
  expect(openBids.left()).toEqual([]);
});

test('a bid that is refused with a remedy is not sent again by itself', async () => {
  for (const { key } of openBids.left()) openBids.settle(key);
  const { hook, act, unmount } = await mountHook(() => useBidFlow(lot, ''), {
    user: { role: 'buyer', user_id: 'bea' },
    answers: { 'bidding.placeBid': refusal('NoCardOnFile') },
  });
  await act(({ bidQuickly }) => bidQuickly());
  expect(hook().refused?.code).toBe('NoCardOnFile');
  await unmount();
  expect(openBids.left()).toEqual([]);
});

test('a bid without an answer does not come back after another one was placed', async () => {
  const answers: Record<string, object> = { 'bidding.preBidConfirm': QUOTE };
  const { hook, act, wait } = await placeWithoutAnswer(answers);
  await act(({ ask }) => ask('30', 'proxy'));
  answers['bidding.placeBid'] = {
    finalresults: { ...PLACED, latestbid: '22.00', next_bid: '23.00' },
  };
  await act(({ bidQuickly }) => bidQuickly());
  await wait();
  expect(hook().outcome).toMatchObject({ kind: 'outbid' });
  await act(({ ask }) => ask('40', 'proxy'));
  await act(({ leave }) => leave());
  expect(hook().outcome).toBeNull();
});

test('a bid that was left ends when a later one on the lot is placed', async () => {
  openBids.add(sampleOpenBid('left', { userId: 'bea' }));
  openBids.leave(['left']);
  const { act } = await mountHook(() => useBidFlow(lot, ''), {
    user: { role: 'buyer', user_id: 'bea' },
    answers: {
      'bidding.placeBid': { finalresults: { ...PLACED, latestbid: '22.00', next_bid: '23.00' } },
    },
  });
  await act(({ bidQuickly }) => bidQuickly());
  expect(openBids.left().map(({ key }) => key)).not.toContain('left');
});
