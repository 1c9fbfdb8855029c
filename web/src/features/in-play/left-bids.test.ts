import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openBids } from '../../api/bids/open-bids.ts';
import { GUEST, SESSION_KEY } from '../../api/session.ts';
import { alerts } from '../../lib/notices/alerts.ts';
import { closeAlerts } from '../../testing/close-alerts.ts';
import { stubStorage } from '../../testing/fake-storage.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal } from '../../testing/render-hook.tsx';
import { sampleOpenBid } from '../../testing/sample-open-bid.ts';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { samplePlacedBid } from '../../testing/sample-placed-bid.ts';
import { LeftBids, useLeftBid } from './left-bids.tsx';

beforeEach(() => {
  closeAlerts();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const BID = '$68.00 bid ($85.92 total)';

async function leave(answer: object, age = 0) {
  stubStorage('sessionStorage');
  const bid = sampleOpenBid('key-1', { sentAt: Date.now() - age });
  openBids.add(bid);
  openBids.leave([bid.key]);
  onTestFinished(() => void openBids.settle(bid.key));
  const useHook = () => {
    useLeftBid(bid);
    return null;
  };
  const setting = { answers: { 'bidding.placeBid': answer } };
  const mounted = await mountHook(useHook, setting);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok' })));
  const wait = (time: number) => mounted.act(() => vi.advanceTimersByTimeAsync(time));
  const said = () =>
    alerts.shown().map(({ tone, message }) => `${tone}: ${textOfHtml(mounted.render(message))}`);
  const isOpen = () => openBids.left().some(({ key }) => key === bid.key);
  return { ...mounted, wait, said, isOpen };
}

test('a bid whose form has gone is sent again under its key, and its outcome is an alert', async () => {
  const answer = { finalresults: samplePlacedBid({ outcome: 'took lead', leading: true }) };
  const { calls, wait, said, isOpen } = await leave(answer);
  await wait(seconds(3));
  const waiting = `bad: Copper kettle : No answer yet for your ${BID}.`;
  expect(said()).toEqual([expect.stringContaining(waiting)]);
  await wait(seconds(5));
  expect(calls[0]).toMatchObject({
    name: 'bidding.placeBid',
    input: { product_id: 'kettle', wsprice: '68.00' },
    options: { idempotencyKey: 'key-1' },
  });
  expect(said().at(-1)).toMatch(/^good: Copper kettle : Accepted\. You took the lead/);
  expect(isOpen()).toBe(false);
});

test('a bid whose form has gone and that is refused was not placed', async () => {
  const { wait, said } = await leave(refusal('BidTooLow', { statusText: 'Min bid $70.00' }));
  await wait(seconds(8));
  const text = `bad: Copper kettle : Not placed. The price has passed your ${BID}. Min bid $70.00`;
  expect(said().at(-1)).toBe(text);
});

test('a bid whose form has gone is not denied after a sign-out', async () => {
  const { wait, said } = await leave(refusal('SignInNeeded'));
  await wait(seconds(8));
  expect(said().at(-1)).toContain(`No answer. We couldn’t find out if your ${BID} was placed.`);
});

test('a bid that was given up while an attempt was under way is reported when it is answered', async () => {
  let answer: (placed: object) => void = () => undefined;
  const later = new Promise<object>((resolve) => (answer = resolve));
  const { wait, said, act, calls } = await leave(later, minutes(5) - seconds(8));
  await wait(seconds(7));
  expect(calls).toHaveLength(1);
  await wait(seconds(2));
  expect(said().at(-1)).toContain('couldn’t find out');
  await act(() =>
    answer({ finalresults: samplePlacedBid({ outcome: 'took lead', leading: true }) }),
  );
  expect(said().at(-1)).toMatch(/^good: Copper kettle : Accepted\. You took the lead/);
});

test('a bid whose form has gone is sent again until there is an answer, for five minutes', async () => {
  const { calls, wait, said, isOpen } = await leave(refusal('NoAnswer'));
  await wait(minutes(1));
  expect(calls.length).toBeGreaterThan(2);
  expect(isOpen()).toBe(true);
  await wait(minutes(5));
  expect(said().at(-1)).toContain('couldn’t find out');
  expect(isOpen()).toBe(false);
});

test('a bid of a tab that was closed for long is not sent again', async () => {
  const { calls, wait, said } = await leave(refusal('NoAnswer'), minutes(6));
  await wait(seconds(3));
  expect(said().at(-1)).toContain('couldn’t find out');
  await wait(minutes(1));
  expect(calls).toEqual([]);
});

test('a bid without an answer ends with an alert when its user is signed out', async () => {
  const bid = sampleOpenBid('key-3', { userId: 'bea' });
  openBids.add(bid);
  openBids.leave([bid.key]);
  const user = { role: 'buyer', user_id: 'bea' } as const;
  const { hook, queryClient, render, unmount, act } = await mountHook(
    () => LeftBids({ userId: 'bea', isShown: () => false }),
    { user },
  );
  expect(hook()).toHaveLength(1);
  queryClient.setQueryData(SESSION_KEY, GUEST);
  await unmount();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(alerts.shown().map(({ message }) => textOfHtml(render(message)))).toEqual([
    `Copper kettle : No answer. We couldn’t find out if your ${BID} was placed. ` +
      'Please check the bid history.',
  ]);
  expect(openBids.left()).toEqual([]);
});

test('a bid without an answer stays when another page has no bar', async () => {
  const bid = sampleOpenBid('key-4', { userId: 'bea' });
  openBids.add(bid);
  openBids.leave([bid.key]);
  const { unmount, act } = await mountHook(
    () => LeftBids({ userId: 'bea', isShown: () => false }),
    { user: { role: 'buyer', user_id: 'bea' } },
  );
  await unmount();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(openBids.left()).toEqual([bid]);
  openBids.settle(bid.key);
});

test.each([
  ['bea', 1],
  ['rival', 0],
])('only the user who placed a bid sends it again: %s', async (userId, count) => {
  const bid = sampleOpenBid('key-2', { userId: 'bea' });
  openBids.add(bid);
  openBids.leave([bid.key]);
  const { hook, act } = await mountHook(() => LeftBids({ userId, isShown: () => false }));
  expect(hook().filter(({ key }) => key === bid.key)).toHaveLength(count);
  await act(() => openBids.settle(bid.key));
});
