// A store that charges through the Stripe adapter, whose provider is the emulator.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStripe } from '@hammerdock/server/src/gateways/payments/stripe/stripe.ts';
import { applyOnce } from '@hammerdock/server/src/operations/payments/apply-once.ts';
import { resolvePayments } from '@hammerdock/server/src/operations/payments/resolve-payments.ts';
import { refund } from '@hammerdock/server/src/testing/fixtures/refunds.ts';
import {
  addBuyer,
  addStaff,
  awaitReceipt,
  BILLING,
  isDeactivated,
  paymentStates,
  sellLots,
  sellOne,
  sumLedger,
  type Buyer,
} from '@hammerdock/server/src/testing/fixtures/sales.ts';
import { until } from '@hammerdock/server/src/testing/process.ts';
import { openWorld, type World } from '@hammerdock/server/src/testing/world.ts';
import type { Behavior } from '../stripe/account.ts';
import { EMULATOR_KEYS, openEmulator, type Emulator } from '../stripe/emulator.ts';

describe('a store with Stripe', () => {
  let emulator: Emulator;
  let world: World;
  beforeAll(async () => {
    emulator = await openEmulator();
    const settings = { ...EMULATOR_KEYS, apiUrl: emulator.url };
    const payments = openStripe(settings, { origin: 'http://localhost:4600', retries: 0 });
    world = await openWorld({ payments });
  });
  afterAll(async () => {
    await world.close();
    await emulator.close();
  });
  beforeEach(() => {
    Object.assign(emulator.faults, { loseResponses: false, isDown: false });
  });

  const addCard = async (behavior: Behavior): Promise<Buyer> => {
    const buyer = await addBuyer(world);
    const as = { as: buyer.token };
    const begun = await world.call('cards.beginCardSetup', {}, as);
    const secret = begun.body.status === 'success' ? begun.body.data.client_secret : '';
    const card_token = await emulator.enterCard(secret, behavior);
    const input = { card_token, address: BILLING, consent: true } as const;
    const { body } = await world.call('cards.createCardWithCustomer', input, as);
    expect(body).toMatchObject({ data: { responseData: { brand: 'Visa', is_primary: 1 } } });
    return buyer;
  };
  const paymentsOf = (invoiceId: string) =>
    world.owner
      .selectFrom('payments')
      .select(['id', 'state', 'verificationUrl'])
      .where('invoiceId', '=', invoiceId)
      .orderBy('id')
      .execute();
  const takenFor = async (invoiceId: string): Promise<number[]> =>
    (await paymentsOf(invoiceId)).flatMap(({ id }) => emulator.account.amountsTaken(id));
  const deliver = (event: object, { payload, header } = emulator.sign(event)) =>
    world.app.http.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      payload,
    });
  const eventsAbout = (paymentId: string) =>
    emulator.account.events.filter((event) => JSON.stringify(event).includes(paymentId));
  /** A receipt whose charge was made, and whose response was lost. */
  const sellAndLose = async (buyer: Buyer) => {
    emulator.faults.loseResponses = true;
    const { auctionId } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
    let invoiceId = '';
    await until('the card was charged', async () => {
      const row = await world.owner
        .selectFrom('invoices')
        .select('id')
        .where('auctionId', '=', auctionId)
        .executeTakeFirst();
      invoiceId = row?.id ?? '';
      return row !== undefined && (await takenFor(invoiceId)).length > 0;
    });
    return invoiceId;
  };

  test('charges the saved card when the lot is won, and refunds it', async () => {
    const buyer = await addCard('good');
    const invoiceId = await sellOne(world, buyer, 1000);
    expect(await paymentStates(world, invoiceId)).toEqual(['succeeded']);
    expect(await takenFor(invoiceId)).toEqual([1404]);
    expect(await sumLedger(world, invoiceId)).toMatchObject({ 'buyer receivable': 0 });
    const staff = await addStaff(world, await auctionOf(invoiceId));
    const { lotId } = await world.owner
      .selectFrom('invoiceLines')
      .select('lotId')
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirstOrThrow();
    expect(await refund(world, { lotId, staff }, { amount: '4.00' })).toMatchObject({
      status: 'success',
    });
    const [charge] = await world.owner
      .selectFrom('payments')
      .select('gatewayCharge')
      .where('invoiceId', '=', invoiceId)
      .execute();
    expect(emulator.account.amountsRefunded(charge?.gatewayCharge ?? '')).toEqual([400]);
  });

  test('SEC-08 a webhook is refused when it is unsigned, altered, signed for another or 301 s old', async () => {
    const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: {} };
    const { payload, header } = emulator.sign(event);
    const altered = payload.replace('evt_1', 'evt_2');
    const old = emulator.sign(event, Date.now() - 301_000);
    const statuses = [
      (await deliver(event, { payload, header: '' })).statusCode,
      (await deliver(event, { payload, header: header.replace('v1=', 'v1=0') })).statusCode,
      (await deliver(event, { payload: altered, header })).statusCode,
      (await deliver(event, old)).statusCode,
      (await deliver(event, { payload: 'no JSON', header })).statusCode,
    ];
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    const received = await world.owner.selectFrom('gatewayEvents').select('id').execute();
    expect(received.map(({ id }) => id)).not.toContain('evt_1');
  });

  test('PAY-07 a lost response is settled by the webhook; late, repeated and overtaken ones change nothing', async () => {
    const buyer = await addCard('good');
    const invoiceId = await sellAndLose(buyer);
    const [payment] = await paymentsOf(invoiceId);
    const [succeeded] = eventsAbout(payment?.id ?? '');
    // The provider cannot be asked yet, so that the event has to come again.
    expect((await deliver(succeeded ?? {})).statusCode).toBe(503);
    expect(await paymentStates(world, invoiceId)).toEqual(['processing']);
    emulator.faults.loseResponses = false;
    const deliveries = [deliver(succeeded ?? {}), deliver(succeeded ?? {})];
    expect((await Promise.all(deliveries)).map((reply) => reply.statusCode)).toEqual([204, 204]);
    await awaitReceipt(world, buyer, await auctionOf(invoiceId));
    // An older event that arrives last.
    const failed = structuredClone(succeeded ?? {});
    Object.assign(failed, { id: 'evt_late', type: 'payment_intent.payment_failed' });
    expect((await deliver(failed)).statusCode).toBe(204);
    expect((await deliver(succeeded ?? {})).statusCode).toBe(204);
    expect(await paymentStates(world, invoiceId)).toEqual(['succeeded']);
    expect(await takenFor(invoiceId)).toEqual([1404]);
    expect(await sumLedger(world, invoiceId)).toMatchObject({ 'buyer receivable': 0 });
    expect(await isDeactivated(world, buyer)).toBe(false);
  });

  test('a dispute deactivates the buyer until it is won, whatever the order of its webhooks', async () => {
    const buyer = await addCard('good');
    const invoiceId = await sellOne(world, buyer, 1000);
    const [payment] = await paymentsOf(invoiceId);
    const dispute = emulator.account.openDispute(payment?.id ?? '');
    const [opened] = eventsAbout(dispute);
    const twice = [deliver(opened ?? {}), deliver(opened ?? {})];
    expect((await Promise.all(twice)).map((reply) => reply.statusCode)).toEqual([204, 204]);
    expect(await isDeactivated(world, buyer)).toBe(true);
    expect(await sumLedger(world, invoiceId)).toMatchObject({ chargebacks: 1404 });
    emulator.account.closeDispute(dispute, 'won');
    const [, closed] = eventsAbout(dispute);
    expect((await deliver(closed ?? {})).statusCode).toBe(204);
    const late = Object.assign(structuredClone(opened ?? {}), { id: 'evt_late_dispute' });
    expect((await deliver(late)).statusCode).toBe(204);
    expect(await isDeactivated(world, buyer)).toBe(false);
    expect(await sumLedger(world, invoiceId)).toMatchObject({ chargebacks: 0 });
    const inquiry = emulator.account.openDispute(payment?.id ?? '', 'warning_needs_response');
    const [asked] = eventsAbout(inquiry);
    expect((await deliver(asked ?? {})).statusCode).toBe(204);
    expect(await isDeactivated(world, buyer)).toBe(false);
  });

  test('PAY-07 a lost response and a lost webhook are settled by asking again', async () => {
    const buyer = await addCard('good');
    const invoiceId = await sellAndLose(buyer);
    await world.clock.advance(60_000);
    await resolvePayments(world.app.context);
    expect(await paymentStates(world, invoiceId)).toEqual(['processing']);
    emulator.faults.loseResponses = false;
    await world.clock.advance(120_000);
    await resolvePayments(world.app.context);
    expect(await paymentStates(world, invoiceId)).toEqual(['succeeded']);
    expect(await takenFor(invoiceId)).toEqual([1404]);
  });

  test('PAY-06 a bank that wants to see the buyer gets them, who returns to the receipts', async () => {
    const buyer = await addCard('asks for verification');
    const invoiceId = await sellOne(world, buyer, 1000);
    const [payment] = await paymentsOf(invoiceId);
    expect(payment).toMatchObject({ state: 'needs verification' });
    const intent = payment?.verificationUrl?.split('/').at(-1) ?? '';
    expect(payment?.verificationUrl).toBe(`${emulator.url}/emulator/verify/${intent}`);
    emulator.account.verify(intent, true);
    const query = { payment_intent: intent };
    const back = await world.app.http.inject({ url: '/stripe/return', query });
    expect([back.statusCode, back.headers.location]).toEqual([303, '/invoices/partial']);
    expect(await paymentStates(world, invoiceId)).toEqual(['succeeded']);
    expect(await takenFor(invoiceId)).toEqual([1404]);
    for (const payment_intent of ['pi_unknown', '../customers', '']) {
      const other = await world.app.http.inject({
        url: '/stripe/return',
        query: { payment_intent },
      });
      expect(other.statusCode).toBe(303);
    }
  });

  test('a declined card leaves the receipt unpaid, with a sentence about the card', async () => {
    const buyer = await addCard('lacks funds');
    const invoice_id = await sellOne(world, buyer, 1000);
    expect(await paymentStates(world, invoice_id)).toEqual(['declined']);
    const { body } = await world.call('cards.listSources', {}, { as: buyer.token });
    const source_id = body.status === 'success' ? (body.data.responseData.data[0]?.id ?? '') : '';
    const again = await world.call(
      'invoices.payWithCard',
      { invoice_id, source_id },
      { as: buyer.token },
    );
    expect(again.body).toMatchObject({ code: 'CardLacksFunds' });
    expect(await takenFor(invoice_id)).toEqual([]);
  });

  test('PAY-07 an outage at the close charges and deactivates no user', async () => {
    const buyer = await addCard('good');
    emulator.faults.isDown = true;
    const { auctionId } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
    let invoiceId = '';
    await until('the charge was begun', async () => {
      const row = await world.owner
        .selectFrom('payments')
        .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
        .select('invoices.id')
        .where('invoices.auctionId', '=', auctionId)
        .executeTakeFirst();
      invoiceId = row?.id ?? '';
      return row !== undefined;
    });
    await world.clock.advance(60_000);
    await resolvePayments(world.app.context);
    expect(await paymentStates(world, invoiceId)).toEqual(['processing']);
    expect(await isDeactivated(world, buyer)).toBe(false);
    emulator.faults.isDown = false;
    await world.clock.advance(120_000);
    await resolvePayments(world.app.context);
    expect(await takenFor(invoiceId)).toEqual([1404]);
  });

  test('SEC-08 an event is applied once: again while it fails, and no more once it succeeded', async () => {
    const outcomes = [false, true, true];
    let works = 0;
    const apply = () =>
      applyOnce(world.app.context, { id: 'evt_once', kind: 'refund.updated' }, () =>
        Promise.resolve(outcomes[works++] ?? true),
      );
    expect([await apply(), await apply(), await apply()]).toEqual([false, true, true]);
    expect(works).toBe(2);
  });

  const auctionOf = async (invoiceId: string): Promise<string> => {
    const { auctionId } = await world.owner
      .selectFrom('invoices')
      .select('auctionId')
      .where('id', '=', invoiceId)
      .executeTakeFirstOrThrow();
    return auctionId;
  };
});
