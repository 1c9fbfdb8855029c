import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GatewayOutage } from '@hammerdock/server/src/gateways/payments/gateway.ts';
import { openStripe } from '@hammerdock/server/src/gateways/payments/stripe/stripe.ts';
import { testTransfers } from '@hammerdock/server/src/testing/transfer-contract.ts';
import { EMULATOR_KEYS, openEmulator, type Emulator } from './emulator.ts';

const OPTIONS = { origin: 'https://store.example', retries: 0 };
const openAt = (apiUrl: string) => openStripe({ ...EMULATOR_KEYS, apiUrl }, OPTIONS);

testTransfers('Stripe', async () => {
  const emulator = await openEmulator();
  const { connect, faults } = emulator;
  const full = connect.balance;
  return {
    gateway: openAt(emulator.url),
    unreachable: openAt('http://127.0.0.1:1'),
    endSetup: (account, end) => {
      connect.balance = full;
      return Promise.resolve(connect.endOnboarding(account, end));
    },
    emptyBalance: () => Promise.resolve(void (connect.balance = 100)),
    spend: (_, payoutId) => Promise.resolve(connect.spend(payoutId)),
    loseResponses: () => void (faults.loseResponses = true),
    restore: () => void (faults.loseResponses = false),
    amountsTransferred: (payoutId) => Promise.resolve(connect.amountsTransferred(payoutId)),
    close: () => emulator.close(),
  };
});

describe('transfers by Stripe', () => {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await openEmulator();
  });
  afterAll(() => emulator.close());

  const transfersOf = () => {
    const { transfers } = openAt(emulator.url);
    if (transfers === null) throw new Error('there are no transfers');
    return transfers;
  };
  const addReady = async (reference: string) => {
    const account = await transfersOf().openAccount({ reference, email: 'seller@example.com' });
    emulator.connect.endOnboarding(account, 'ready');
    return account;
  };

  test('names what an account needs in the words of the store', async () => {
    const order = { reference: 'a new seller', email: 'seller@example.com' };
    const account = await transfersOf().openAccount(order);
    expect(await transfersOf().findAccount(account)).toEqual({
      standing: 'incomplete',
      needs: [
        'personal details',
        'business details',
        'identity document',
        'bank account',
        'terms of service',
        'other details',
      ],
    });
  });

  test('opens Express accounts with transfers, and groups a transfer by its payout', async () => {
    const account = await addReady('an Express account');
    expect(emulator.account.find(account, 'account')).toMatchObject({
      type: 'express',
      country: 'US',
      metadata: { hammerdock_seller: 'an Express account' },
    });
    const order = { payoutId: 'payout-1', gatewayAccount: account, amountCents: 100 };
    const made = await transfersOf().transfer(order);
    const id = made.status === 'succeeded' ? made.gatewayTransfer : '';
    expect(emulator.account.find(id, 'transfer')).toMatchObject({
      amount: 100,
      currency: 'usd',
      destination: account,
      transfer_group: 'payout-1',
      metadata: { hammerdock_payout: 'payout-1' },
    });
    expect(emulator.refused).toEqual([]);
  });

  test('believes no response about another transfer', async () => {
    const gatewayAccount = await addReady('two payouts');
    const other = { payoutId: 'other', gatewayAccount, amountCents: 200 };
    await transfersOf().transfer(other);
    const order = { payoutId: 'mine', gatewayAccount, amountCents: 100 };
    emulator.faults.wrongTransfer = emulator.connect.list({ transfer_group: 'other' }).data[0];
    await expect(transfersOf().transfer(order)).rejects.toThrow(GatewayOutage);
    delete emulator.faults.wrongTransfer;
    expect(await transfersOf().findTransfer(order)).toMatchObject({ status: 'succeeded' });
    expect(emulator.connect.amountsTransferred('mine')).toEqual([100]);
  });

  test('takes half a response for an outage, and transfers once afterwards', async () => {
    const gatewayAccount = await addReady('half a response');
    const order = { payoutId: 'garbled', gatewayAccount, amountCents: 100 };
    emulator.faults.garble = true;
    await expect(transfersOf().transfer(order)).rejects.toThrow(GatewayOutage);
    emulator.faults.garble = false;
    expect(await transfersOf().transfer(order)).toMatchObject({ status: 'succeeded' });
    expect(emulator.connect.amountsTransferred('garbled')).toEqual([100]);
  });

  test('offers no transfers without the secret of the second webhook endpoint', () => {
    const keys = { ...EMULATOR_KEYS, connectWebhookSecret: null, apiUrl: emulator.url };
    expect(openStripe(keys, OPTIONS).transfers).toBeNull();
  });
});
