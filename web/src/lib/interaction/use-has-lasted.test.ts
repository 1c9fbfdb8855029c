import { seconds } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { useHasLasted } from './use-has-lasted.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it has lasted after its time, and no longer once it has ended', async () => {
  const { hook, act } = await mountHook(() => {
    const [isGoingOn, setGoingOn] = useState(false);
    return { hasLasted: useHasLasted(isGoingOn, seconds(2)), setGoingOn };
  });
  await act(({ setGoingOn }) => setGoingOn(true));
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(hook().hasLasted).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(hook().hasLasted).toBe(true);
  await act(({ setGoingOn }) => setGoingOn(false));
  expect(hook().hasLasted).toBe(false);
});
