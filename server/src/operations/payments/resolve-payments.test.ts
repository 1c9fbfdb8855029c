import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hours, seconds } from '@hammerdock/domain/time.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { until } from '../../testing/process.ts';
import {
  addBuyer,
  awaitReceipt,
  chargedAtSandbox,
  isDeactivated,
  paymentStates,
  saveCard,
  sellLots,
  sellOne,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { recordHeartbeat } from '../auctions/recover-from-outage.ts';
import { resolvePayment, resolvePayments } from './resolve-payments.ts';

describe('interrupted payments', () => {
  let world: World;
  const sandboxFaults: SandboxFaults = {};
  beforeAll(async () => {
    world = await openWorld({ sandboxFaults });
  });
  afterAll(() => world.close());
  beforeEach(() => clearFaults(sandboxFaults));

  const resolveLater = async (): Promise<void> => {
    await world.clock.advance(seconds(60));
    await resolvePayments(world.app.context);
  };
  const sell = async (buyer: Buyer): Promise<string> => {
    const { auctionId } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
    let id = '';
    await until('the charge was begun', async () => {
      const row = await world.owner
        .selectFrom('payments')
        .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
        .select('invoices.id')
        .where('invoices.auctionId', '=', auctionId)
        .executeTakeFirst();
      id = row?.id ?? '';
      return row !== undefined;
    });
    return id;
  };

  test('R29, R54: an outage charges no card and deactivates no account, and is retried', async () => {
    sandboxFaults.beforeCharge = outage;
    const buyer = await addBuyer(world, 'good');
    const invoiceId = await sell(buyer);
    await resolveLater();
    expect(await paymentStates(world, invoiceId)).toEqual(['processing']);
    expect(await isDeactivated(world, buyer)).toBe(false);
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([]);
    delete sandboxFaults.beforeCharge;
    await resolveLater();
    expect(await paymentStates(world, invoiceId)).toEqual(['succeeded']);
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([1404]);
  });

  test('R29: finds a charge whose response was lost, and does not repeat it', async () => {
    sandboxFaults.afterCharge = outage;
    const buyer = await addBuyer(world, 'good');
    const invoiceId = await sell(buyer);
    await until('the provider has charged', async () => {
      return (await chargedAtSandbox(world, invoiceId)).length === 1;
    });
    expect(await paymentStates(world, invoiceId)).toEqual(['processing']);
    await resolveLater();
    expect(await paymentStates(world, invoiceId)).toEqual(['succeeded']);
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([1404]);
  });

  test('refuses a second payment while the first is pending, and charges once', async () => {
    const buyer = await addBuyer(world);
    const invoice_id = await sellOne(world, buyer, 1000);
    const source_id = await saveCard(world, buyer, 'good');
    let release = (): void => undefined;
    const hanging = new Promise<void>((resolve) => (release = resolve));
    sandboxFaults.beforeCharge = () => hanging;
    const input = { invoice_id, source_id };
    const key = 'the-first-attempt';
    const first = world.call('invoices.payWithCard', input, { as: buyer.token, key });
    await until('the first is under way', async () => {
      return (await paymentStates(world, invoice_id)).includes('processing');
    });
    const second = await world.call('invoices.payWithCard', input, { as: buyer.token });
    expect(second.body).toMatchObject({ code: 'PaymentProcessing' });
    // A repetition of the first call joins it instead.
    const again = world.call('invoices.payWithCard', input, { as: buyer.token, key });
    release();
    const answers = await Promise.all([first, again]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect(await chargedAtSandbox(world, invoice_id)).toEqual([1404]);
  });

  test('reports "processing" without a response of the provider, and settles once', async () => {
    const buyer = await addBuyer(world);
    const invoice_id = await sellOne(world, buyer, 1000);
    const source_id = await saveCard(world, buyer, 'good');
    sandboxFaults.afterCharge = outage;
    const paid = await world.call(
      'invoices.payWithCard',
      { invoice_id, source_id },
      { as: buyer.token },
    );
    expect(paid.body).toMatchObject({ data: { payment_status: 'processing' } });
    delete sandboxFaults.afterCharge;
    const payment = await world.owner
      .selectFrom('payments')
      .select('id')
      .where('invoiceId', '=', invoice_id)
      .executeTakeFirstOrThrow();
    const callBacks = Array.from({ length: 5 }, () =>
      resolvePayment(world.app.context, payment.id),
    );
    await Promise.all(callBacks);
    expect(await paymentStates(world, invoice_id)).toEqual(['succeeded']);
    const journals = await world.owner
      .selectFrom('journals')
      .select('kind')
      .where('paymentId', '=', payment.id)
      .execute();
    expect(journals).toEqual([{ kind: 'card payment' }]);
  });

  test('PAY-06, R54: a confirmation pays; a day without one deactivates the account', async () => {
    const buyer = await addBuyer(world, 'asks for verification');
    const { auctionId } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
    const invoiceId = await awaitReceipt(world, buyer, auctionId);
    // A day passes with the server running, so this is not an outage.
    await world.clock.advance(hours(25));
    await recordHeartbeat(world.app.context.workerDb);
    await resolvePayments(world.app.context);
    expect(await isDeactivated(world, buyer)).toBe(true);
    const { verificationUrl } = await world.owner
      .selectFrom('payments')
      .select('verificationUrl')
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirstOrThrow();
    const url = verificationUrl ?? '';
    const page = await world.app.http.inject({ url });
    expect(page.body).toContain('$14.04');
    const decided = await world.app.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'decision=confirm',
    });
    expect(decided.statusCode).toBe(303);
    expect(await paymentStates(world, invoiceId)).toEqual(['succeeded']);
    expect(await isDeactivated(world, buyer)).toBe(false);
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([1404]);
  });

  test('cancels the pending confirmation when the buyer pays in another way', async () => {
    const buyer = await addBuyer(world, 'asks for verification');
    const invoice_id = await sellOne(world, buyer, 1000);
    const source_id = await saveCard(world, buyer, 'good');
    const input = { invoice_id, source_id };
    const paid = await world.call('invoices.payWithCard', input, { as: buyer.token });
    expect(paid.body).toMatchObject({ data: { payment_status: 'paid' } });
    expect(await paymentStates(world, invoice_id)).toEqual(['abandoned', 'succeeded']);
    const { verificationUrl } = await world.owner
      .selectFrom('payments')
      .select('verificationUrl')
      .where('invoiceId', '=', invoice_id)
      .where('state', '=', 'succeeded')
      .executeTakeFirstOrThrow();
    expect(verificationUrl).toBeNull();
    expect(await chargedAtSandbox(world, invoice_id)).toEqual([1404]);
  });
});
