import { expect, test } from 'vitest';
import { fakeEmail, fakeSms } from '../testing/fakes/message-gateways.ts';
import { checkProviders } from './check-providers.ts';
import { ProviderUnavailableError } from './provider.ts';

test('a provider that never answers is reported within the limit, beside those that do', async () => {
  const payments = { name: 'sandbox', check: () => Promise.reject(new Error('broken')) };
  const storage = { name: 'disk', check: () => Promise.resolve() };
  const identity = { name: 'sandbox', check: () => Promise.resolve() };
  const maps = { name: 'offline', check: () => Promise.resolve() };
  const aborted: boolean[] = [];
  const email = fakeEmail({
    check: (signal) =>
      new Promise(() => {
        signal.addEventListener('abort', () => aborted.push(true));
      }),
  });
  const found = await checkProviders(
    { payments, email, sms: fakeSms(), storage, maps, identity },
    20,
  );
  expect(found.map(({ kind, fault }) => [kind, fault?.name ?? 'responds'])).toEqual([
    ['payments', 'Error'],
    ['email', 'TooSlow'],
    ['sms', 'responds'],
    ['storage', 'responds'],
    ['maps', 'responds'],
    ['identity', 'responds'],
  ]);
  const unavailable = new ProviderUnavailableError('no answer');
  const sms = fakeSms({ check: () => Promise.reject(unavailable) });
  const given = { payments, email: fakeEmail(), sms, storage, maps, identity: null };
  const [, , third, , , none] = await checkProviders(given);
  expect(none).toBeUndefined();
  expect(third?.fault).toBe(unavailable);
  expect(aborted).toEqual([true]);
});
