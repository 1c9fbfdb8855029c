import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { useRefreshWhile } from './use-refresh-while.ts';

const RECEIPT = ['invoices.viewReceipt', { invoice_id: 'r1' }];
const NAMES = ['invoices.viewReceipt'] as const;

test('the calls are refreshed at once and every few seconds, as long as it is wanted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { act, hook, queryClient } = await mountHook(
    () => {
      const [isWanted, want] = useState(false);
      useRefreshWhile(isWanted, NAMES);
      return want;
    },
    { cached: [[RECEIPT, {}]] },
  );
  const isStale = () => queryClient.getQueryState(RECEIPT)?.isInvalidated;
  const fetched = () => queryClient.setQueryData(RECEIPT, {});
  expect(isStale()).toBe(false);
  await act(() => hook()(true));
  expect(isStale()).toBe(true);
  await act(fetched);
  await act(() => vi.advanceTimersByTime(5_000));
  expect(isStale()).toBe(true);
  await act(() => hook()(false));
  await act(fetched);
  await act(() => vi.advanceTimersByTime(5_000));
  expect(isStale()).toBe(false);
});
