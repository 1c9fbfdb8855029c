import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook, type Answers } from '../../testing/render-hook.tsx';
import { useArrival } from './use-arrival.ts';

const buyer = { role: 'buyer' } as Partial<UserData> as UserData;
const removeItem = vi.fn();

beforeEach(() => vi.stubGlobal('sessionStorage', { removeItem }));
afterEach(() => vi.unstubAllGlobals());

async function arrive(answers: Answers, referer?: string) {
  const { hook, pushed } = await renderHook(() => useArrival(referer), { answers });
  await hook(buyer);
  return pushed;
}

test('NAV-02 a sign-in leads to the requested page, and shows put-off terms again', async () => {
  expect(await arrive({}, '/productView/kettle')).toEqual(['/productView/kettle']);
  expect(removeItem).toHaveBeenCalledWith('hammerdock.terms-put-off');
});

test('AUTH-05 a buyer without a card is led to the cards', async () => {
  const flagged = { 'account.checkUserCardDetailsAfterSignin': { flag: 2 } };
  expect(await arrive(flagged)).toEqual(['/payments/saved_cards']);
});
