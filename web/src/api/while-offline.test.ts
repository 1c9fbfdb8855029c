import { onlineManager } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { mountHook } from '../testing/mount-hook.tsx';
import { isOffline, textOf } from './call-error.ts';
import { useCall } from './query.tsx';

const INPUT = { invoice_id: 'r1' };
const RECEIPT = { id: 'r1' };

/** The call of a page that is opened while offline. */
async function openOffline(loaded: boolean) {
  const stage = await mountHook(
    () => {
      const [enabled, setEnabled] = useState(false);
      const found = useCall('invoices.viewReceipt', INPUT, { enabled });
      return { found, open: () => setEnabled(true) };
    },
    {
      answers: { 'invoices.viewReceipt': RECEIPT },
      ...(loaded ? { cached: [[['invoices.viewReceipt', INPUT], RECEIPT]] as const } : {}),
    },
  );
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  await stage.act(({ open }) => open());
  return stage;
}

test('offline, a page that waits for its answer is an error, and loads once online', async () => {
  const { hook, act, calls } = await openOffline(false);
  const { error } = hook().found;
  expect(hook().found).toMatchObject({ isError: true, isPending: false });
  expect([isOffline(error), textOf(error)]).toEqual([true, expect.stringContaining('offline.')]);
  // "Try again" without a network changes nothing.
  await act(({ found }) => void found.refetch());
  expect(hook().found.isError).toBe(true);
  expect(calls).toEqual([]);

  await act(() => onlineManager.setOnline(true));
  await expect.poll(() => hook().found.data).toEqual(RECEIPT);
  expect(hook().found.isError).toBe(false);
});

test('offline, an answer that was loaded before stays', async () => {
  const { hook } = await openOffline(true);
  expect(hook().found).toMatchObject({ data: RECEIPT, isError: false });
});
