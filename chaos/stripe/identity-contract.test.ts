import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStripeIdentity } from '@hammerdock/server/src/gateways/identity/stripe/stripe-identity.ts';
import { ProviderUnavailableError } from '@hammerdock/server/src/gateways/provider.ts';
import { testIdentity } from '@hammerdock/server/src/testing/identity-contract.ts';
import { EMULATOR_KEYS, openEmulator, type Emulator } from './emulator.ts';

const open = (emulator: Emulator, secretKey = EMULATOR_KEYS.secretKey) =>
  openStripeIdentity({ secretKey, apiUrl: emulator.url }, { retries: 0 });
const ORDER = {
  reference: 'check-1',
  firstName: 'Ann',
  lastName: 'Smith',
  returnUrl: 'https://store.example/user_profile',
};

testIdentity('Stripe', async () => {
  const emulator = await openEmulator();
  return {
    gateway: open(emulator),
    personWho: () => ({ firstName: 'Ann', lastName: 'Smith' }),
    end: (session, end) => {
      if (end === 'verified') emulator.account.endIdentityCheck(session, 'verified');
      if (end === 'failed') emulator.account.endIdentityCheck(session, 'refused');
    },
    close: () => emulator.close(),
  };
});

describe('Stripe Identity', () => {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await openEmulator();
  });
  afterAll(() => emulator.close());

  test('sends the person to its page until the document is shown, and no name to Stripe', async () => {
    const gateway = open(emulator);
    const session = await gateway.begin(ORDER);
    const url = `${emulator.url}/emulator/identity/${session}`;
    expect(await gateway.find(session)).toEqual({ status: 'pending', url });
    emulator.account.endIdentityCheck(session, 'processing');
    expect(await gateway.find(session)).toEqual({ status: 'pending', url: null });
    emulator.account.endIdentityCheck(session, 'canceled');
    expect(await gateway.find(session)).toEqual({ status: 'failed' });
    const sent = emulator.account.find(session, 'identity.verification_session');
    expect(JSON.stringify(sent)).not.toMatch(/Ann|Smith/);
    expect(emulator.refused).toEqual([]);
  });

  test('opens one session where the first response was lost', async () => {
    const gateway = open(emulator);
    const order = { ...ORDER, reference: 'check-lost' };
    emulator.faults.loseResponses = true;
    await expect(gateway.begin(order)).rejects.toThrow(ProviderUnavailableError);
    emulator.faults.loseResponses = false;
    const session = await gateway.begin(order);
    expect(await gateway.begin(order)).toBe(session);
  });

  test.each([
    ['is down', { isDown: true }],
    ['answers with half a response', { garble: true }],
  ])('takes a provider that %s for an outage', async (_, fault) => {
    Object.assign(emulator.faults, fault);
    await expect(open(emulator).find('vs_1')).rejects.toThrow(ProviderUnavailableError);
    Object.assign(emulator.faults, { isDown: false, garble: false });
  });

  test('reports keys that Stripe refuses without quoting them', async () => {
    const failed = await open(emulator, 'sk_test_unknown')
      .check(AbortSignal.timeout(30_000))
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ProviderUnavailableError);
    expect(String(failed)).not.toContain('sk_test_unknown');
  });
});
