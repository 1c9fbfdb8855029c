import { afterEach, expect, test, vi } from 'vitest';
import { refusal, renderHook, type Setting } from '../../testing/render-hook.tsx';
import { readGuestTotals } from '../../lib/guest-totals.ts';
import { SESSION_KEY, type Session } from '../session.ts';
import { useTotalPricesChange } from './use-total-prices.ts';

afterEach(() => vi.unstubAllGlobals());

const opened = async (answers: Setting['answers'] = {}) => {
  const user = { role: 'buyer', user_id: 'bea', total_prices: 0 } as const;
  const {
    hook: change,
    calls,
    queryClient,
  } = await renderHook(useTotalPricesChange, {
    user,
    answers,
  });
  const saved = () => queryClient.getQueryData<Session>(SESSION_KEY)?.user?.total_prices;
  return { change, calls, saved };
};

test('the choice shows at once and is saved on the account', async () => {
  const { change, calls, saved } = await opened({ 'account.updateUserProfile': {} });
  change(true);
  expect(saved()).toBe(1);
  const sent = { name: 'account.updateUserProfile', input: { total_prices: 1 } };
  // The page also reloads its own data.
  await expect.poll(() => calls).toContainEqual(expect.objectContaining(sent));
  expect(saved()).toBe(1);
});

test('a refused choice is taken back', async () => {
  const answers = { 'account.updateUserProfile': refusal('ImpersonatorMayNot') };
  const { change, saved } = await opened(answers);
  change(true);
  expect(saved()).toBe(1);
  await expect.poll(() => saved()).toBe(0);
});

test('a guest’s choice stays in the browser', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const { hook: change, calls } = await renderHook(useTotalPricesChange);
  change(true);
  expect(readGuestTotals()).toBe(true);
  expect(calls).toEqual([]);
});
