import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { useAttempt } from './use-attempt.ts';

test('a form is judged once, after its look-ups are answered', async () => {
  const judge = vi.fn();
  const { hook, act } = await mountHook(() => {
    const [isPending, setPending] = useState(true);
    return { ...useAttempt(isPending, judge), setPending };
  });
  await act(({ begin }) => begin());
  expect(hook().isWaiting).toBe(true);
  expect(judge).not.toHaveBeenCalled();
  await act(({ setPending }) => setPending(false));
  expect(judge).toHaveBeenCalledTimes(1);
  expect(hook().isWaiting).toBe(false);
  await act(({ setPending }) => setPending(true));
  await act(({ setPending }) => setPending(false));
  expect(judge).toHaveBeenCalledTimes(1);
});

test('a form without an open look-up is judged at once', async () => {
  const judge = vi.fn();
  const { act } = await mountHook(() => useAttempt(false, judge));
  await act(({ begin }) => begin());
  expect(judge).toHaveBeenCalledTimes(1);
});
