// What the store relies on from every payment provider. The same tests run against each of them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GatewayOutage, type TokenisedCard } from '../gateways/payments/gateway.ts';
import { testLateRefunds, testRefunds } from './gateway-refund-contract.ts';
import {
  addBank,
  addCardholder,
  chargeOf,
  orderOf,
  type GatewayUnderTest,
  type TestBank,
} from './gateway-under-test.ts';

export function testGateway(name: string, open: () => Promise<GatewayUnderTest>): void {
  describe(`${name} as a payment gateway (R29)`, () => {
    let tested: GatewayUnderTest;
    beforeAll(async () => {
      tested = await open();
    });
    afterAll(() => tested.close());

    testCards(() => tested);
    testCharges(() => tested);
    testVerification(() => tested);
    testRefunds(() => tested);
    testLateRefunds(() => tested);
    testDisputes(() => tested);
    testBanks(() => tested);
    testBankCharges(() => tested);
    testOutage(() => tested);
  });
}

function testCards(get: () => GatewayUnderTest): void {
  test('creates a customer once for a reference', async () => {
    const reference = randomUUID();
    const { gateway } = get();
    const customer = await gateway.createCustomer(reference);
    expect(await gateway.createCustomer(reference)).toBe(customer);
    expect(await gateway.createCustomer(randomUUID())).not.toBe(customer);
  });

  test('CARD-07 records the details of one customer, and the latest ones', async () => {
    const { gateway, detailsOf } = get();
    const customer = await gateway.createCustomer(randomUUID());
    const other = await gateway.createCustomer(randomUUID());
    const street = { line1: '1 Dock Street', line2: '', city: 'Decatur', state: 'GA' };
    const details = { name: 'Pat Example', email: 'pat@example.com' };
    const at = (postalCode: string) => ({ ...details, address: { ...street, postalCode } });
    await gateway.updateCustomer(customer, at('30030'));
    await gateway.updateCustomer(customer, at('30033'));
    const [name, email, address] = await detailsOf(customer);
    expect([name, email]).toEqual(['Pat Example', 'pat@example.com']);
    expect(JSON.stringify(address)).toMatch(/1 Dock Street.*Decatur.*30033/s);
    expect((await detailsOf(other)).every((detail) => (detail ?? null) === null)).toBe(true);
  });

  test('attaches a card once, to the customer who entered it', async () => {
    const { gateway, enterCard } = get();
    const customer = await gateway.createCustomer(randomUUID());
    const token = await enterCard('good', customer);
    const card = await gateway.attachCard(customer, token);
    expect(card).toMatchObject({ brand: 'Visa', last4: '4242', holder: 'Pat Example' });
    expect([card?.expMonth, card?.expYear]).toEqual([12, 2044]);
    expect(await gateway.attachCard(customer, token)).toEqual(card);
    const other = await gateway.createCustomer(randomUUID());
    expect(await gateway.attachCard(other, token)).toBeNull();
  });

  test('refuses a card that the bank refuses, and an unknown token', async () => {
    const { gateway, enterCard } = get();
    const customer = await gateway.createCustomer(randomUUID());
    const token = await enterCard('refused immediately', customer);
    expect(await gateway.attachCard(customer, token)).toBeNull();
    expect(await gateway.attachCard(customer, 'no-such-token')).toBeNull();
  });

  test('changes the expiry of a card, and charges a detached card no more', async () => {
    const { gateway } = get();
    const holder = await addCardholder(get(), 'good');
    await gateway.updateCardExpiry(holder.card.gatewayCard, 11, 2045);
    expect(await gateway.charge(orderOf(holder))).toMatchObject({ status: 'succeeded' });
    const renewed = { ...holder.card, expMonth: 11, expYear: 2045 };
    expect(await gateway.findCard(holder.card.gatewayCard)).toEqual(renewed);
    await gateway.detachCard(holder.card.gatewayCard);
    expect(await gateway.findCard(holder.card.gatewayCard)).toBeNull();
    expect(await gateway.findCard('pm_unknown')).toBeNull();
    await gateway.detachCard(holder.card.gatewayCard);
    expect(await gateway.charge(orderOf(holder))).toMatchObject({ status: 'declined' });
  });
}

function testCharges(get: () => GatewayUnderTest): void {
  test('charges an intent once, however often it is asked', async () => {
    const { gateway, amountsTaken } = get();
    const order = orderOf(await addCardholder(get(), 'good'));
    const [first, second] = await Promise.all([gateway.charge(order), gateway.charge(order)]);
    expect(second).toEqual(first);
    expect(await gateway.charge(order)).toEqual(first);
    expect(await gateway.findCharge(order)).toEqual(first);
    expect(await amountsTaken(order.intentId)).toEqual([1404]);
  });

  test.each([
    ['fails on charge', 'declined'],
    ['lacks funds', 'lacks funds'],
  ] as const)('declines a card that %s with the code "%s"', async (card, declineCode) => {
    const { gateway, amountsTaken } = get();
    const order = orderOf(await addCardholder(get(), card), { offSession: true });
    const declined = { status: 'declined', declineCode };
    expect(await gateway.charge(order)).toEqual(declined);
    expect(await gateway.charge(order)).toEqual(declined);
    expect(await gateway.findCharge(order)).toEqual(declined);
    expect(await gateway.cancelCharge(order)).toEqual(declined);
    expect(await amountsTaken(order.intentId)).toEqual([]);
  });

  test('finds a charge whose response was lost, and does not repeat it', async () => {
    const { gateway, amountsTaken, loseResponses, restore } = get();
    const order = orderOf(await addCardholder(get(), 'good'));
    loseResponses();
    await expect(gateway.charge(order)).rejects.toThrow(GatewayOutage);
    restore();
    const found = await gateway.findCharge(order);
    expect(found).toMatchObject({ status: 'succeeded' });
    expect(await gateway.charge(order)).toEqual(found);
    expect(await amountsTaken(order.intentId)).toEqual([1404]);
  });

  test('knows nothing of a charge that was never sent', async () => {
    const { gateway } = get();
    const order = orderOf(await addCardholder(get(), 'good'));
    expect(await gateway.findCharge(order)).toBeNull();
    expect(await gateway.cancelCharge(order)).toBeNull();
    const noCustomer = { intentId: randomUUID(), gatewayCustomer: null };
    expect(await gateway.findCharge(noCustomer)).toBeNull();
  });

  test('lists charges with their intents and whether they succeeded', async () => {
    const { gateway } = get();
    const since = Date.now() - 60_000;
    const paid = orderOf(await addCardholder(get(), 'good'), { amountCents: 702 });
    const gatewayCharge = chargeOf(await gateway.charge(paid));
    const unpaid = orderOf(await addCardholder(get(), 'fails on charge'));
    await gateway.charge(unpaid);
    const listed = await Array.fromAsync(gateway.listCharges(since));
    const { intentId, amountCents } = paid;
    expect(listed).toContainEqual({ intentId, gatewayCharge, amountCents, succeeded: true });
    const other = listed.find((charge) => charge.intentId === unpaid.intentId);
    expect(other).toMatchObject({ succeeded: false });
  });
}

function testVerification(get: () => GatewayUnderTest): void {
  const begin = async (offSession: boolean) => {
    const holder = await addCardholder(get(), 'asks for verification');
    const order = orderOf(holder, { offSession });
    const result = await get().gateway.charge(order);
    if (result.status !== 'needs verification') throw new Error(`the charge is ${result.status}`);
    expect(await get().amountsTaken(order.intentId)).toEqual([]);
    return { order, url: result.verificationUrl };
  };

  test.each([false, true])(
    'charges a card after its bank confirmed (off session: %s)',
    async (offSession) => {
      const { gateway, decide, amountsTaken } = get();
      const { order, url } = await begin(offSession);
      expect(await gateway.findCharge(order)).toMatchObject({ status: 'needs verification' });
      await decide(url, true);
      expect(await gateway.findCharge(order)).toMatchObject({ status: 'succeeded' });
      expect(await gateway.cancelCharge(order)).toMatchObject({ status: 'succeeded' });
      expect(await amountsTaken(order.intentId)).toEqual([1404]);
    },
  );

  test('declines a charge that the cardholder refuses', async () => {
    const { gateway, decide, amountsTaken } = get();
    const { order, url } = await begin(false);
    await decide(url, false);
    const declined = { status: 'declined', declineCode: 'not confirmed' };
    expect(await gateway.findCharge(order)).toEqual(declined);
    expect(await amountsTaken(order.intentId)).toEqual([]);
  });

  test('a canceled charge can no longer be confirmed', async () => {
    const { gateway, decide, amountsTaken } = get();
    const { order, url } = await begin(true);
    expect(await gateway.cancelCharge(order)).toEqual({ status: 'cancelled' });
    await decide(url, true);
    expect(await gateway.findCharge(order)).toEqual({ status: 'cancelled' });
    expect(await amountsTaken(order.intentId)).toEqual([]);
  });
}

function testDisputes(get: () => GatewayUnderTest): void {
  test.each(['won', 'lost'] as const)('tells that a charge is disputed, and %s', async (state) => {
    const { gateway, openDispute, closeDispute } = get();
    const order = orderOf(await addCardholder(get(), 'good'));
    await gateway.charge(order);
    const since = Date.now() - 60_000;
    const id = await openDispute(order.intentId);
    const { intentId, amountCents } = order;
    const dispute = {
      id,
      intentId,
      amountCents,
      feeCents: 1500,
      reason: 'fraudulent',
      state: 'open',
    };
    expect(await gateway.findDispute(id)).toEqual(dispute);
    expect(await Array.fromAsync(gateway.listDisputes(since))).toContainEqual(dispute);
    await closeDispute(id, state);
    expect(await gateway.findDispute(id)).toEqual({ ...dispute, state });
    expect(await gateway.findDispute('dp_unknown')).toBeNull();
  });
}

function testBanks(get: () => GatewayUnderTest): void {
  const add = (bank: TestBank) => addBank(get(), bank);

  test('attaches a bank account once, as new, to the customer who entered it', async () => {
    const { gateway } = get();
    const { customer, token, card } = await add('good');
    expect(card).toMatchObject({ last4: '6789', routingNumber: '110000000', status: 'new' });
    expect([card.bankName, card.holder]).toEqual(['Test Bank', 'Pat Example']);
    expect(await gateway.attachBank(customer, token)).toEqual(card);
    const other = await gateway.createCustomer(randomUUID());
    expect(await gateway.attachBank(other, token)).toBeNull();
    expect(await gateway.attachBank(customer, 'no-such-token')).toBeNull();
    expect(await gateway.attachCard(customer, token)).toBeNull();
  });

  test('verifies a bank account by the amounts of its deposits only', async () => {
    const { gateway } = get();
    const { customer, token, card } = await add('good');
    expect(await gateway.verifyBank(card.gatewaySetup, [32, 46])).toBe('wrong amounts');
    expect(await gateway.verifyBank(card.gatewaySetup, [32, 45])).toBe('verified');
    // The response may be lost, and the buyer tries again.
    expect(await gateway.verifyBank(card.gatewaySetup, [32, 45])).toBe('verified');
    expect(await gateway.attachBank(customer, token)).toMatchObject({ status: 'verified' });
  });

  test.each(['verified', 'failed'] as const)(
    'tells that a verification ended elsewhere as %s',
    async (end) => {
      const { gateway, endDeposits } = get();
      const { card } = await add('good');
      expect(await gateway.findBank(card.gatewaySetup)).toBe('new');
      await endDeposits(card.gatewaySetup, end);
      expect(await gateway.findBank(card.gatewaySetup)).toBe(end);
      expect(await gateway.verifyBank(card.gatewaySetup, [32, 45])).toBe(end);
      expect(await gateway.findBank('seti_unknown')).toBeNull();
    },
  );

  test('ends the verification after ten attempts, and where the deposits do not arrive', async () => {
    const { gateway } = get();
    const { card } = await add('good');
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(await gateway.verifyBank(card.gatewaySetup, [1, attempt])).toBe('wrong amounts');
    }
    expect(await gateway.verifyBank(card.gatewaySetup, [32, 45])).toBe('too many attempts');
    const closed = await add('deposits fail');
    expect(await gateway.verifyBank(closed.card.gatewaySetup, [32, 45])).toBe('failed');
  });
}

function testBankCharges(get: () => GatewayUnderTest): void {
  const orderFor = async (bank: TestBank) => {
    const holder = await addBank(get(), bank);
    const { gateway } = get();
    expect(await gateway.verifyBank(holder.card.gatewaySetup, [32, 45])).toBe('verified');
    return orderOf(holder, { kind: 'bank' });
  };

  test('charges a bank account once; its result is known later', async () => {
    const { gateway, amountsTaken, clearCharges } = get();
    const order = await orderFor('good');
    expect(await gateway.charge(order)).toEqual({ status: 'processing' });
    expect(await gateway.charge(order)).toEqual({ status: 'processing' });
    expect(await gateway.findCharge(order)).toEqual({ status: 'processing' });
    expect(await gateway.cancelCharge(order)).toEqual({ status: 'processing' });
    await clearCharges();
    expect(await gateway.findCharge(order)).toMatchObject({ status: 'succeeded' });
    expect(await amountsTaken(order.intentId)).toEqual([1404]);
  });

  test('declines a charge that the bank returns later, and one without a verified account', async () => {
    const { gateway, amountsTaken, clearCharges } = get();
    const order = await orderFor('fails on charge');
    expect(await gateway.charge(order)).toEqual({ status: 'processing' });
    await clearCharges();
    expect(await gateway.findCharge(order)).toMatchObject({ status: 'declined' });
    const unverified = orderOf(await addBank(get(), 'good'), { kind: 'bank' });
    expect(await gateway.charge(unverified)).toMatchObject({ status: 'declined' });
    expect(await amountsTaken(order.intentId)).toEqual([]);
  });
}

function testOutage(get: () => GatewayUnderTest): void {
  test('responds to a check', async () => {
    await expect(get().gateway.check(AbortSignal.timeout(30_000))).resolves.toBeUndefined();
  });

  test('reports that a provider does not respond as an outage', async () => {
    const { unreachable: down } = get();
    const holder = { customer: 'cus_1', card: { gatewayCard: 'pm_1' } as TokenisedCard };
    const order = orderOf(holder);
    const refund = { intentId: randomUUID(), gatewayCharge: 'pi_1', amountCents: 1 };
    const asked = [
      () => down.check(AbortSignal.timeout(30_000)),
      () => down.createCustomer('user'),
      () => down.attachCard('cus_1', 'seti_1'),
      () => down.attachBank('cus_1', 'seti_1'),
      () => down.verifyBank('seti_1', [32, 45]),
      () => down.findBank('seti_1'),
      () => down.findCard('pm_1'),
      () => down.updateCardExpiry('pm_1', 1, 2044),
      () => down.detachCard('pm_1'),
      () => down.charge(order),
      () => down.findCharge(order),
      () => down.cancelCharge(order),
      () => Array.fromAsync(down.listCharges(0)),
      () => down.refund(refund),
      () => down.findRefund(refund),
      () => down.cancelRefund(refund),
      () => Array.fromAsync(down.listRefunds(0)),
      () => down.findDispute('dp_1'),
      () => Array.fromAsync(down.listDisputes(0)),
    ];
    const results = await Promise.allSettled(asked.map((ask) => ask()));
    for (const result of results) {
      expect(result.status === 'rejected' ? result.reason : result.value).toBeInstanceOf(
        GatewayOutage,
      );
    }
  });
}
