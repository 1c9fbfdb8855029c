import { expect, test } from 'vitest';
import { fakeEmail, fakeSms } from '../testing/fakes/message-gateways.ts';
import { checkProviders } from './check-providers.ts';
import { ProviderUnavailableError } from './provider.ts';

test('a provider that never answers is reported within the limit, beside those that do', async () => {
  const payments = { name: 'sandbox', check: () => Promise.reject(new Error('broken')) };
  const storage = { name: 'disk', check: () => Promise.resolve() };
  const maps = { name: 'offline', check: () => Promise.resolve() };
  const aborted: boolean[] = [];
  const email = fakeEmail({
    check: (signal) =>
      new Promise(() => {
        signal.addEventListener('abort', () => aborted.push(true));
      }),
  });
  const found = await checkProviders({ payments, email, sms: fakeSms(), storage, maps }, 20);
  expect(found.map(({ kind, fault }) => [kind, fault?.name ?? 'responds'])).toEqual([
    ['payments', 'Error'],
    ['email', 'TooSlow'],
    ['sms', 'responds'],
    ['storage', 'responds'],
    ['maps', 'responds'],
  ]);
  const unavailable = new ProviderUnavailableError('no answer');
  const sms = fakeSms({ check: () => Promise.reject(unavailable) });
  const [, , third] = await checkProviders({ payments, email: fakeEmail(), sms, storage, maps });
  expect(third?.fault).toBe(unavailable);
  expect(aborted).toEqual([true]);
});
