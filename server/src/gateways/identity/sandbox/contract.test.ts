import { expect, test } from 'vitest';
import { testIdentity } from '../../../testing/identity-contract.ts';
import { sandboxIdentity } from './sandbox-identity.ts';

const NAMES = { verified: 'Smith', failed: 'Declined', pending: 'Waiting' } as const;

testIdentity('the sandbox', () =>
  Promise.resolve({
    gateway: sandboxIdentity,
    personWho: (end) => ({ firstName: 'Ann', lastName: NAMES[end] }),
    end: () => undefined,
    close: () => Promise.resolve(),
  }),
);

test('the sandbox verifies everyone but two names', async () => {
  const order = { reference: 'check', firstName: 'Ann', returnUrl: 'https://store.example' };
  const endOf = async (lastName: string) =>
    sandboxIdentity.find(await sandboxIdentity.begin({ ...order, lastName }));
  expect(await endOf('Smith')).toEqual({ status: 'verified' });
  expect(await endOf('DECLINED')).toEqual({ status: 'failed' });
  expect(await endOf('Waiting')).toEqual({ status: 'pending', url: null });
});
