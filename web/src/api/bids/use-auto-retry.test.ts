import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { noAnswer, offline } from '../call-error.ts';
import { failureOf, type BidOutcome } from './bid-outcome.ts';
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
});

const unanswered = () => failureOf(noAnswer(), 0);

async function mount(first: BidOutcome | null) {
  const retry = vi.fn<() => void>();
  const { hook, act } = await mountHook(() => {
    const [outcome, setOutcome] = useState(first);
    useAutoRetry(outcome, retry, whenReachable);
    return setOutcome;
  });
  const answer = () => act(() => waiting[0]?.());
  const end = (outcome: BidOutcome | null) => act(() => hook()(outcome));
  return { retry, answer, end };
}

test('a bid without an answer is sent again when the server answers, at most twice', async () => {
  const { retry, answer, end } = await mount(unanswered());
  await answer();
  expect(retry).toHaveBeenCalledTimes(1);
  // The retry begins, and fails.
  await end(null);
  await end(unanswered());
  await answer();
  expect(retry).toHaveBeenCalledTimes(2);
  await end(null);
  await end(unanswered());
  expect(waiting).toEqual([]);
});

test('a bid that was answered, or certainly not placed, is not sent again', async () => {
  const { end } = await mount(failureOf(offline(), 0));
  expect(waiting).toEqual([]);
  await end(unanswered());
  expect(waiting).toHaveLength(1);
  await end({ ...unanswered(), kind: 'accepted' });
  expect(waiting).toEqual([]);
});

test('each bid has its own two retries', async () => {
  const { retry, answer, end } = await mount(unanswered());
  for (const _ of [1, 2]) {
    await answer();
    await end(null);
    await end(unanswered());
  }
  await end({ ...unanswered(), kind: 'outbid' });
  await end(unanswered());
  await answer();
  expect(retry).toHaveBeenCalledTimes(3);
});
