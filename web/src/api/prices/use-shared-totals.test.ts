import { expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { SESSION_KEY, type Session } from '../session.ts';
import { useSharedTotals } from './use-shared-totals.ts';

const KEY = 'hammerdock.account-totals';

async function openTab() {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const { queryClient } = await mountHook(useSharedTotals, {
    user: { role: 'buyer', user_id: 'bea', total_prices: 0 },
  });
  const hear = (newValue: string) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }));
  const saved = () => queryClient.getQueryData<Session>(SESSION_KEY)?.user?.total_prices;
  return { stored, hear, saved };
}

test('a tab that opens passes nothing on: it may be older than the others', async () => {
  const { stored } = await openTab();
  expect(stored.size).toBe(0);
});

test('a choice of another tab is shown, if it is the same user’s', async () => {
  const { hear, saved } = await openTab();
  hear('cyd true');
  expect(saved()).toBe(0);
  hear('bea true');
  expect(saved()).toBe(1);
  hear('bea false');
  expect(saved()).toBe(0);
});
