// A store that charges through the Stripe adapter, whose provider is the emulator.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyOnce } from '@hammerdock/server/src/operations/payments/apply-once.ts';
import { reconcileCharges } from '@hammerdock/server/src/operations/payments/reconcile-charges.ts';
import { resolvePayments } from '@hammerdock/server/src/operations/payments/resolve-payments.ts';
import { refund, refundPartsOf } from '@hammerdock/server/src/testing/fixtures/refunds.ts';
import {
  addStaff,
  awaitReceipt,
  isDeactivated,
  paymentStates,
  sellLots,
  sellOne,
  sumLedger,
  type Buyer,
} from '@hammerdock/server/src/testing/fixtures/sales.ts';
import { until } from '@hammerdock/server/src/testing/process.ts';
import type { World } from '@hammerdock/server/src/testing/world.ts';
import type { Emulator } from '../stripe/emulator.ts';
import { openStripeWorld, type StripeWorld } from '../stripe/stripe-world.ts';

describe('a store with Stripe', () => {
  let stripe: StripeWorld;
  let emulator: Emulator;
  let world: World;
  let addCard: StripeWorld['addCard'];
  let deliver: StripeWorld['deliver'];
  beforeAll(async () => {
    stripe = await openStripeWorld();
    ({ emulator, world, addCard, deliver } = stripe);
  });
  afterAll(() => stripe.close());
  beforeEach(() => {
    Object.assign(emulator.faults, { loseResponses: false, isDown: false });
  });

  const paymentsOf = (invoiceId: string) =>
    world.owner
      .selectFrom('payments')
      .select(['id', 'state', 'verificationUrl'])
      .where('invoiceId', '=', invoiceId)
      .orderBy('id')
      .execute();
  const takenFor = async (invoiceId: string): Promise<number[]> =>
    (await paymentsOf(invoiceId)).flatMap(({ id }) => emulator.account.amountsTaken(id));
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

  test('a refund that fails after it succeeded is credit once, whatever its webhooks do', async () => {
    const buyer = await addCard('good');
    const invoiceId = await sellOne(world, buyer, 1000);
    const staff = await addStaff(world, await auctionOf(invoiceId));
    const { lotId } = await world.owner
      .selectFrom('invoiceLines')
      .select('lotId')
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirstOrThrow();
    await refund(world, { lotId, staff });
    const [part = ''] = await refundPartsOf(world, buyer.id);
    expect(await sumLedger(world, invoiceId)).toMatchObject({ 'gateway clearing': 0 });
    const [created] = eventsAbout(part);
    emulator.account.failRefund(part);
    const [, failed, updated] = eventsAbout(part);
    emulator.faults.isDown = true;
    expect(await deliver(failed ?? {})).toBe(503);
    emulator.faults.isDown = false;
    const replies = await Promise.all(
      [updated, failed, failed, created].map((event) => deliver(event ?? {})),
    );
    expect(replies).toEqual([204, 204, 204, 204]);
    await reconcileCharges(world.app.context);
    expect(await sumLedger(world, invoiceId)).toMatchObject({
      'gateway clearing': 1404,
      'buyer credit': -1404,
    });
  });

  test('a refund that fails without any webhook is found by the comparison', async () => {
    const buyer = await addCard('good');
    const invoiceId = await sellOne(world, buyer, 1000);
    const staff = await addStaff(world, await auctionOf(invoiceId));
    const { lotId } = await world.owner
      .selectFrom('invoiceLines')
      .select('lotId')
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirstOrThrow();
    await refund(world, { lotId, staff });
    const [part = ''] = await refundPartsOf(world, buyer.id);
    emulator.account.failRefund(part, 'canceled');
    await reconcileCharges(world.app.context);
    expect(await sumLedger(world, invoiceId)).toMatchObject({ 'buyer credit': -1404 });
    expect(emulator.refused).toEqual([]);
  });

  test('SEC-08 a webhook is refused when it is unsigned, altered, signed for another or 301 s old', async () => {
    const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: {} };
    const { payload, header } = emulator.sign(event);
    const altered = payload.replace('evt_1', 'evt_2');
    const old = emulator.sign(event, Date.now() - 301_000);
    const statuses = [
      await deliver(event, { payload, header: '' }),
      await deliver(event, { payload, header: header.replace('v1=', 'v1=0') }),
      await deliver(event, { payload: altered, header }),
      await deliver(event, old),
      await deliver(event, { payload: 'no JSON', header }),
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
    expect(await deliver(succeeded ?? {})).toBe(503);
    expect(await paymentStates(world, invoiceId)).toEqual(['processing']);
    emulator.faults.loseResponses = false;
    const deliveries = [deliver(succeeded ?? {}), deliver(succeeded ?? {})];
    expect(await Promise.all(deliveries)).toEqual([204, 204]);
    await awaitReceipt(world, buyer, await auctionOf(invoiceId));
    // An older event that arrives last.
    const failed = structuredClone(succeeded ?? {});
    Object.assign(failed, { id: 'evt_late', type: 'payment_intent.payment_failed' });
    expect(await deliver(failed)).toBe(204);
    expect(await deliver(succeeded ?? {})).toBe(204);
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
    expect(await Promise.all(twice)).toEqual([204, 204]);
    expect(await isDeactivated(world, buyer)).toBe(true);
    expect(await sumLedger(world, invoiceId)).toMatchObject({ chargebacks: 1404 });
    emulator.account.closeDispute(dispute, 'won');
    const closed = eventsAbout(dispute).at(-1);
    expect(await deliver(closed ?? {})).toBe(204);
    const late = Object.assign(structuredClone(opened ?? {}), { id: 'evt_late_dispute' });
    expect(await deliver(late)).toBe(204);
    expect(await isDeactivated(world, buyer)).toBe(false);
    expect(await sumLedger(world, invoiceId)).toMatchObject({ chargebacks: 0 });
    const inquiry = emulator.account.openDispute(payment?.id ?? '', 'warning_needs_response');
    const [asked] = eventsAbout(inquiry);
    expect(await deliver(asked ?? {})).toBe(204);
    expect(await isDeactivated(world, buyer)).toBe(false);
  });

  test('a decision that the bank changes is booked again, whatever its webhooks do', async () => {
    const buyer = await addCard('good');
    const invoiceId = await sellOne(world, buyer, 1000);
    const [payment] = await paymentsOf(invoiceId);
    const dispute = emulator.account.openDispute(payment?.id ?? '');
    emulator.account.closeDispute(dispute, 'lost');
    for (const event of eventsAbout(dispute).toReversed()) await deliver(event);
    const fee = { 'dispute fees': 1500 };
    expect(await sumLedger(world, invoiceId)).toMatchObject({ ...fee, 'gateway clearing': -1500 });
    emulator.account.closeDispute(dispute, 'won');
    const events = eventsAbout(dispute);
    await Promise.all([...events.toReversed(), ...events].map((event) => deliver(event)));
    const won = { ...fee, 'gateway clearing': -96, chargebacks: 0, 'seller payable': -1000 };
    expect(await sumLedger(world, invoiceId)).toMatchObject(won);
    expect(await isDeactivated(world, buyer)).toBe(false);
    // No webhook of the next change arrives.
    emulator.account.closeDispute(dispute, 'lost');
    emulator.account.returnDisputeFee(dispute);
    await reconcileCharges(world.app.context);
    await reconcileCharges(world.app.context);
    expect(await sumLedger(world, invoiceId)).toMatchObject({
      'dispute fees': 0,
      'gateway clearing': 0,
      'seller payable': 0,
      chargebacks: 0,
    });
    expect(await isDeactivated(world, buyer)).toBe(true);
    expect(emulator.refused).toEqual([]);
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
    const outcome = `/invoices/partial?paid=${invoiceId}&payment=${payment?.id}`;
    expect([back.statusCode, back.headers.location]).toEqual([303, outcome]);
    expect(await paymentStates(world, invoiceId)).toEqual(['succeeded']);
    expect(await takenFor(invoiceId)).toEqual([1404]);
    for (const payment_intent of ['pi_unknown', '../customers', '']) {
      const other = await world.app.http.inject({
        url: '/stripe/return',
        query: { payment_intent },
      });
      expect([other.statusCode, other.headers.location]).toEqual([303, '/invoices/partial']);
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
