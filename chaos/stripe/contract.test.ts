import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  GatewayOutage,
  type ChargeOrder,
} from '@hammerdock/server/src/gateways/payments/gateway.ts';
import { openStripe } from '@hammerdock/server/src/gateways/payments/stripe/stripe.ts';
import { testGateway } from '@hammerdock/server/src/testing/gateway-contract.ts';
import type { Behavior } from './account.ts';
import { EMULATOR_KEYS, openEmulator, type Emulator } from './emulator.ts';

const OPTIONS = { origin: 'https://store.example', retries: 0 };
const open = (emulator: Emulator) =>
  openStripe({ ...EMULATOR_KEYS, apiUrl: emulator.url }, OPTIONS);

testGateway('Stripe', async () => {
  const emulator = await openEmulator();
  const { account, faults } = emulator;
  return {
    gateway: open(emulator),
    unreachable: openStripe({ ...EMULATOR_KEYS, apiUrl: 'http://127.0.0.1:1' }, OPTIONS),
    detailsOf: (id) => {
      const { name, email, address } = account.find(id, 'customer');
      return Promise.resolve([name, email, address]);
    },
    enterCard: async (card, customer) => {
      const setup = await open(emulator).beginCardSetup?.(customer);
      return emulator.enterCard(setup?.clientSecret ?? '', card);
    },
    enterBank: async (bank, customer) => {
      const setup = await open(emulator).beginBankSetup?.(customer);
      return emulator.enterBank(setup?.clientSecret ?? '', bank);
    },
    endDeposits: (setup, end) => Promise.resolve(account.endDeposits(setup, end)),
    openDispute: (intentId) => Promise.resolve(account.openDispute(intentId)),
    closeDispute: (id, state) => Promise.resolve(account.closeDispute(id, state)),
    failRefund: (intentId) => Promise.resolve(account.failRefund(intentId)),
    holdRefund: (intentId) => Promise.resolve(account.holdRefund(intentId)),
    clearCharges: () => Promise.resolve(account.clearCharges()),
    decide: (url, confirmed) => {
      account.verify(url.split('/').at(-1) ?? '', confirmed);
      return Promise.resolve();
    },
    loseResponses: () => void (faults.loseResponses = true),
    restore: () => void (faults.loseResponses = false),
    amountsTaken: (intentId) => Promise.resolve(account.amountsTaken(intentId)),
    close: () => emulator.close(),
  };
});

describe('the Stripe adapter', () => {
  let emulator: Emulator;
  let gateway: ReturnType<typeof openStripe>;
  beforeAll(async () => {
    emulator = await openEmulator();
    gateway = open(emulator);
  });
  afterAll(() => emulator.close());

  const orderFor = async (behavior: Behavior, intentId: string): Promise<ChargeOrder> => {
    const gatewayCustomer = await gateway.createCustomer(intentId);
    const setup = await gateway.beginCardSetup?.(gatewayCustomer);
    const token = await emulator.enterCard(setup?.clientSecret ?? '', behavior);
    const card = await gateway.attachCard(gatewayCustomer, token);
    const gatewayCard = card?.gatewayCard ?? '';
    const amounts = { amountCents: 1404, description: 'Auction receipt' };
    return { intentId, gatewayCustomer, gatewayCard, kind: 'card', ...amounts, offSession: false };
  };

  test.each([
    ['is down', { isDown: true }],
    ['answers with half a response', { garble: true }],
  ])('takes a provider that %s for an outage, and charges once afterwards', async (name, fault) => {
    const order = await orderFor('good', name);
    Object.assign(emulator.faults, fault);
    await expect(gateway.charge(order)).rejects.toThrow(GatewayOutage);
    Object.assign(emulator.faults, { isDown: false, garble: false });
    expect(await gateway.charge(order)).toMatchObject({ status: 'succeeded' });
    expect(emulator.account.amountsTaken(name)).toEqual([1404]);
  });

  test('believes no response about another charge', async () => {
    const [order, other] = [await orderFor('good', 'mine'), await orderFor('good', 'other')];
    await gateway.charge(other);
    emulator.faults.wrongAnswer = emulator.account.list('payment_intent', {}, () => true).data[0];
    await expect(gateway.charge(order)).rejects.toThrow(GatewayOutage);
    delete emulator.faults.wrongAnswer;
    expect(await gateway.findCharge(order)).toMatchObject({ status: 'succeeded' });
    expect(emulator.account.amountsTaken('mine')).toEqual([1404]);
  });

  test('charges once where the response is late and the charge is repeated meanwhile', async () => {
    const order = await orderFor('good', 'late');
    let answer: () => void = () => undefined;
    emulator.faults.late = new Promise((done) => (answer = done));
    const both = Promise.all([gateway.charge(order), gateway.charge(order)]);
    answer();
    delete emulator.faults.late;
    const [first, second] = await both;
    expect(second).toEqual(first);
    expect(emulator.account.amountsTaken('late')).toEqual([1404]);
  });

  test('tells where an account is verified whose deposit has a code instead of amounts', async () => {
    const customer = await gateway.createCustomer('with a code');
    const begun = await gateway.beginBankSetup?.(customer);
    const token = await emulator.enterBank(begun?.clientSecret ?? '', 'good');
    const verificationUrl = `${emulator.url}/emulator/deposits/${token}`;
    const byAmounts = await gateway.attachBank(customer, token);
    expect(byAmounts).toMatchObject({ proof: 'amounts', verificationUrl });
    emulator.account.find(token, 'setup_intent')['next_action'] = {
      type: 'verify_with_microdeposits',
      verify_with_microdeposits: {
        hosted_verification_url: verificationUrl,
        microdeposit_type: 'descriptor_code',
      },
    };
    const byCode = await gateway.attachBank(customer, token);
    expect(byCode).toMatchObject({ proof: 'code', verificationUrl });
  });

  test('reports keys that Stripe refuses as an outage, without quoting them', async () => {
    const settings = { ...EMULATOR_KEYS, secretKey: 'sk_test_unknown', apiUrl: emulator.url };
    const failed = await openStripe(settings, OPTIONS)
      .check(AbortSignal.timeout(30_000))
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(GatewayOutage);
    expect(String(failed)).toBe(
      'GatewayOutage: Stripe did not answer: StripeAuthenticationError 401 req_emulated',
    );
  });

  test('sends requests as Stripe documents them, and the emulator refuses others', async () => {
    expect(emulator.refused).toEqual([]);
    const send = (path: string, body: string, headers: Record<string, string>) =>
      fetch(`${emulator.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${EMULATOR_KEYS.secretKey}`, ...headers },
        body,
      });
    const key = { 'idempotency-key': 'a test' };
    const statuses = [
      (await send('/v1/refunds', 'payment_intent=pi_1&amounts=5', key)).status,
      (await send('/v1/refunds', 'payment_intent=pi_1&amount=much', key)).status,
      (await send('/v1/payment_intents', 'currency=usd', key)).status,
      (await send('/v1/nothing', '', key)).status,
      (await send('/v1/refunds', 'payment_intent=pi_1', {})).status,
    ];
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    expect(emulator.refused).toHaveLength(5);
  });
});
