import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { alerts } from '../../lib/notices/alerts.ts';
import { closeAlerts } from '../../testing/close-alerts.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal } from '../../testing/render-hook.tsx';
import { sampleLot } from '../../testing/sample-lot.ts';
import { openBids } from './open-bids.ts';
import { useQuickBid } from './use-quick-bid.ts';

const lot = sampleLot({ next_bid: '22.00' });
const placed = (leading: boolean) =>
  sampleLot({
    next_bid: '24.00',
    latestbid: leading ? '22.00' : '23.00',
    sequence: lot.sequence + 1,
    bidtopstatus: leading ? 'winning' : 'outbid',
    proxy_bid_details: { leading, max_amount: '22.00', kind: 'proxy' },
  });
const messages = () => alerts.shown().map(({ tone, message }) => `${tone}: ${message as string}`);

async function pressUnanswered() {
  closeAlerts();
  for (const { key } of openBids.all()) openBids.settle(key);
  const mounted = await mountHook(
    () => {
      const [shown, show] = useState(lot);
      return { bid: useQuickBid(shown, () => false), show };
    },
    {
      user: { role: 'buyer', user_id: 'bea' },
      answers: { 'bidding.placeBid': refusal('NoAnswer') },
    },
  );
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('fetch', async () => Response.json({ status: 'ok' }));
  await mounted.act(({ bid }) => bid.press());
  await mounted.act(() => vi.advanceTimersByTimeAsync(seconds(3)));
  return mounted;
}

test.each([
  [true, 'good: Copper kettle: Accepted. Your max bid is $22.00.'],
  [false, 'bad: Copper kettle: Outbid. Next bid $24.00'],
])('a quick bid without an answer ends once the card shows it: leading %s', async (leads, text) => {
  const { act, calls } = await pressUnanswered();
  expect(messages()).toEqual([expect.stringContaining('We’re still sending your $22.00 bid')]);
  expect(openBids.all()).toHaveLength(1);
  await act(({ show }) => show(placed(leads)));
  expect(messages()).toEqual([expect.stringContaining(text)]);
  expect(openBids.all()).toEqual([]);
  const sent = calls.length;
  await act(() => vi.advanceTimersByTimeAsync(seconds(120)));
  expect(calls).toHaveLength(sent);
});

test('a press right after the list has moved bids nothing, and says so', async () => {
  closeAlerts();
  const { act, calls } = await mountHook(
    () =>
      useQuickBid(
        lot,
        () => false,
        () => true,
      ),
    { user: { role: 'buyer', user_id: 'bea' } },
  );
  await act(({ press }) => press());
  expect(calls).toEqual([]);
  expect(messages()).toEqual([
    'bad: Copper kettle: Not placed. The list just moved. Press again to bid on this item.',
  ]);
});

test('a refused quick bid is sent again, under another key, once its obstacle is gone', async () => {
  const answers: Record<string, object> = { 'bidding.placeBid': refusal('LocationNotAccepted') };
  const onRefused = vi.fn(() => true);
  const { act, calls } = await mountHook(() => useQuickBid(lot, onRefused), {
    user: { role: 'buyer', user_id: 'bea' },
    answers,
  });
  await act(({ press }) => press());
  expect(onRefused).toHaveBeenCalledOnce();
  await act(({ retry }) => retry());
  const [first, second, ...more] = calls.filter(({ name }) => name === 'bidding.placeBid');
  expect(more).toEqual([]);
  expect(second?.input).toEqual(first?.input);
  expect(second?.options.idempotencyKey).not.toBe(first?.options.idempotencyKey);
});

test('the alert of a quick bid without an answer stays until the card goes', async () => {
  const { unmount } = await pressUnanswered();
  expect(alerts.shown()).toMatchObject([{ stay: 'until closed' }]);
  await unmount();
  expect(messages()).toEqual([]);
  // The page says it instead.
  expect(openBids.left()).toHaveLength(1);
});

test('what is said of a quick bid that was given up outlasts the card', async () => {
  const { act, unmount } = await pressUnanswered();
  await act(() => vi.advanceTimersByTimeAsync(minutes(6)));
  const given = [expect.stringContaining('bad: Copper kettle: ')];
  expect(messages()).toEqual(given);
  expect(openBids.all()).toEqual([]);
  await unmount();
  expect(messages()).toEqual(given);
});
