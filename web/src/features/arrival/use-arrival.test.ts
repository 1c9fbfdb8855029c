import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook, type Answers } from '../../testing/render-hook.tsx';
import { useArrival } from './use-arrival.ts';

const buyer = { role: 'buyer' } as Partial<UserData> as UserData;
const removeItem = vi.fn();
const LOT = '01a20804-229a-703a-a21e-000000000001';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { removeItem });
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify([LOT]), removeItem });
});
afterEach(() => vi.unstubAllGlobals());

let lastCalls: readonly string[] = [];

async function arrive(
  answers: Answers,
  referer?: string,
  user = buyer,
  wish?: { codesPutOff: true },
) {
  const { hook, replaced, calls } = await renderHook(() => useArrival(referer), { answers });
  await hook(user, wish);
  lastCalls = calls.map(({ name }) => name);
  return replaced;
}

test('NAV-02 a sign-in leads to the requested page, and shows put-off terms again', async () => {
  expect(await arrive({}, '/productView/kettle')).toEqual(['/productView/kettle']);
  expect(removeItem).toHaveBeenCalledWith('hammerdock.terms-put-off');
});

test('AUTH-05 a buyer without a card is led to the cards', async () => {
  const flagged = { 'account.checkUserCardDetailsAfterSignin': { flag: 2 } };
  expect(await arrive(flagged)).toEqual(['/payments/saved_cards']);
});

test('R14 a buyer who left the registration before its codes is led back to them', async () => {
  const flagged = { 'account.checkUserCardDetailsAfterSignin': { flag: 2 } };
  const unverified: typeof buyer = { ...buyer, email_verified: 0 };
  expect(await arrive(flagged, '/productView/kettle', unverified)).toEqual([
    '/registration?referer=%2FproductView%2Fkettle',
  ]);
  // Once entered or put off, the cards are next.
  expect(await arrive(flagged, '/productView/kettle', unverified, { codesPutOff: true })).toEqual([
    '/payments/saved_cards?referer=%2FproductView%2Fkettle',
  ]);
  expect(await arrive({}, '/seller', { ...unverified, role: 'seller' })).toEqual(['/seller']);
});

test('the lots that a buyer watched as a guest are added, nobody else’s', async () => {
  await arrive({});
  expect(lastCalls).toContain('watchlist.addToWatchlist');
  await arrive({}, undefined, { role: 'admin' } as Partial<UserData> as UserData);
  expect(lastCalls).not.toContain('watchlist.addToWatchlist');
});

test('totals that were chosen as a guest become the choice of the account', async () => {
  const getItem = (key: string) => (key === 'hammerdock.total-prices' ? 'on' : null);
  vi.stubGlobal('localStorage', { getItem, removeItem });
  await arrive({ 'account.updateUserProfile': {} });
  expect(lastCalls).toContain('account.updateUserProfile');
  expect(removeItem).toHaveBeenCalledWith('hammerdock.total-prices');
  removeItem.mockClear();
  // Without an answer it is tried again at the next sign-in.
  await arrive({});
  expect(removeItem).not.toHaveBeenCalledWith('hammerdock.total-prices');
});
