import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { noAnswer, offline } from '../call-error.ts';
import { failureOf, unanswered, type BidOutcome } from './bid-outcome.ts';
import { bidPricesOf } from '../prices/lot-price.ts';
import { useAutoRetry } from './use-auto-retry.ts';

/** What is done when the server answers. */
let waiting: (() => void)[] = [];
const whenReachable = (act: () => void) => {
  waiting.push(act);
  return () => {
    waiting = waiting.filter((each) => each !== act);
  };
};
beforeEach(() => {
  waiting = [];
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const SENT = { sentCents: null, prices: bidPricesOf(sampleLotInPlay()) };
const unknown = () => failureOf(noAnswer(), 0, SENT);

async function mount(first: BidOutcome | null, age = 0) {
  let sentAt = Date.now() - age;
  const retry = vi.fn<() => void>();
  const giveUp = vi.fn<() => void>();
  const { hook, act } = await mountHook(() => {
    const [outcome, setOutcome] = useState(first);
    useAutoRetry(
      {
        outcome,
        sentAt: () => sentAt,
        retry,
        giveUp: () => {
          giveUp();
          setOutcome(unanswered(true, SENT));
        },
      },
      whenReachable,
    );
    return setOutcome;
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const answer = () => act(() => waiting[0]?.());
  const end = (outcome: BidOutcome | null) => act(() => hook()(outcome));
  /** The bidder's own press. */
  const press = () => {
    sentAt = Date.now();
  };
  return { retry, giveUp, pass, answer, end, press };
}

test('a bid without an answer is sent again each time the server answers, later more seldom', async () => {
  const { retry, pass, answer, end } = await mount(unknown());
  for (const [place, wait] of [0, 0, seconds(15), seconds(30), seconds(30)].entries()) {
    if (wait > 0) {
      await pass(wait - 1);
      expect(waiting).toEqual([]);
    }
    await pass(1);
    await answer();
    expect(retry).toHaveBeenCalledTimes(place + 1);
    // It fails again.
    await end(unknown());
  }
});

test('the network’s return ends the wait', async () => {
  const { pass, answer, end } = await mount(unknown());
  for (const _ of [1, 2]) {
    await pass(1);
    await answer();
    await end(unknown());
  }
  await pass(1);
  expect(waiting).toEqual([]);
  window.dispatchEvent(new Event('online'));
  expect(waiting).toHaveLength(1);
});

test('after some minutes it gives up, once and with all that waits', async () => {
  const { giveUp, retry, pass, answer, end, press } = await mount(unknown());
  await pass(minutes(3));
  await answer();
  await end(unknown());
  await pass(minutes(2) - 1);
  expect(giveUp).not.toHaveBeenCalled();
  expect(waiting).toHaveLength(1);
  await pass(1);
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(waiting).toEqual([]);
  await pass(minutes(10));
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(retry).toHaveBeenCalledTimes(1);
  // The bidder's own retry without an answer is asked for again.
  press();
  await end(unknown());
  await pass(minutes(4));
  expect(waiting).toHaveLength(1);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('a bid that first fails past the limit, such as in a hidden tab, is given up', async () => {
  const { giveUp, retry, pass } = await mount(unknown(), minutes(20));
  await pass(1);
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(waiting).toEqual([]);
  expect(retry).not.toHaveBeenCalled();
});

test('a bid is given up, not sent again, when the device slept past the limit', async () => {
  const { giveUp, retry, pass, answer } = await mount(unknown());
  await pass(1);
  vi.setSystemTime(Date.now() + minutes(20));
  await answer();
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(retry).not.toHaveBeenCalled();
});

test('a bid that was answered, or certainly not placed, is not sent again', async () => {
  const { pass, end } = await mount(failureOf(offline(), 0, SENT));
  await pass(seconds(60));
  expect(waiting).toEqual([]);
  await end(unknown());
  await pass(1);
  expect(waiting).toHaveLength(1);
  await end({ ...unknown(), kind: 'accepted' });
  await pass(seconds(60));
  expect(waiting).toEqual([]);
});

test('each bid has its own first attempts', async () => {
  const { retry, pass, answer, end } = await mount(unknown());
  for (const _ of [1, 2]) {
    await pass(1);
    await answer();
    await end(unknown());
  }
  await end({ ...unknown(), kind: 'outbid' });
  await end(unknown());
  await pass(1);
  await answer();
  expect(retry).toHaveBeenCalledTimes(3);
});
