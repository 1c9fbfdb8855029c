import { hours, minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPool } from '../../db/pool.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { openSandbox, type Sandbox } from '../../gateways/payments/sandbox/sandbox.ts';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { refund, refundPartsOf, sellPaidLot } from '../../testing/fixtures/refunds.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, sumLedger, type Buyer } from '../../testing/fixtures/sales.ts';
import { until } from '../../testing/process.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { resolveRefunds } from './finish-refund.ts';
import { resolveRefund } from './give-back.ts';
import { reconcileCharges } from './reconcile-charges.ts';

describe('a refund that the bank sends back', () => {
  let world: World;
  let bank: Sandbox;
  let pool: ReturnType<typeof openPool>;
  const sandboxFaults: SandboxFaults = {};
  beforeAll(async () => {
    world = await openWorld({ sandboxFaults });
    pool = openPool(world.database.app, { max: 2, name: 'test', onError: () => undefined });
    bank = openSandbox(pool);
  });
  afterAll(async () => {
    await world.close();
    await pool.end();
  });
  beforeEach(() => clearFaults(sandboxFaults));

  const refundPart = async (amount = '26.36') => {
    const sale = await sellPaidLot(world);
    dataOf(await refund(world, sale, { amount }));
    const [id = ''] = await refundPartsOf(world, sale.buyer.id);
    return { ...sale, id };
  };
  const resolve = (id: string) => resolveRefund(world.app.context, id);
  const creditOf = async ({ token }: Buyer) =>
    dataOf((await world.call('credits.getCreditAndCoupon', {}, { as: token })).body);
  const emailsTo = async ({ id }: Buyer) => {
    const rows = await world.owner
      .selectFrom('messages')
      .select(['subject', 'bodyText'])
      .where('userId', '=', id)
      .where('template', '=', 'refund-failed')
      .execute();
    return rows;
  };
  const verifies = async () => expect(await findDiscrepancies(world.owner)).toEqual([]);

  test('days later becomes credit once, and the buyer gets an email', async () => {
    const { buyer, invoiceId, id } = await refundPart();
    await resolve(id);
    expect(await creditOf(buyer)).toMatchObject({ available_credits: '0.00' });
    await world.clock.advance(hours(72));
    await bank.failRefund(id);
    await Promise.all([resolve(id), resolve(id), reconcileCharges(world.app.context)]);
    await resolve(id);
    expect(await creditOf(buyer)).toMatchObject({
      available_credits: '26.36',
      creditAndCouponList: [
        {
          amount: '26.36',
          credit_notes: expect.stringContaining('Refund that your bank sent back'),
        },
      ],
    });
    expect(await sumLedger(world, invoiceId)).toMatchObject({
      'gateway clearing': 12_636,
      'buyer credit': -2_636,
      refunds: 0,
    });
    await until('the email is queued', async () => (await emailsTo(buyer)).length > 0);
    const [email, ...more] = await emailsTo(buyer);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Your bank sent back $26.36');
    expect(email?.bodyText).toContain('Visa ending in 4242');
    const { body } = await world.call('refunds.getRefund', {}, { as: buyer.token });
    expect(dataOf(body).refundList).toMatchObject([
      { refund_mode: 'Account credit', sent_back_amount: '26.36', refund_status: 'made' },
    ]);
    await verifies();
  });

  test('is found without a webhook for weeks, also where the provider was out of reach', async () => {
    const { buyer, id } = await refundPart();
    await bank.failRefund(id);
    await world.clock.advance(hours(24 * 30));
    sandboxFaults.beforeFind = outage;
    await reconcileCharges(world.app.context);
    expect(await resolve(id)).toBe(false);
    expect(await creditOf(buyer)).toMatchObject({ available_credits: '0.00' });
    clearFaults(sandboxFaults);
    await reconcileCharges(world.app.context);
    await reconcileCharges(world.app.context);
    expect(await creditOf(buyer)).toMatchObject({ available_credits: '26.36' });
  });

  test('before its success was recorded is credit at once', async () => {
    const sale = await sellPaidLot(world);
    sandboxFaults.afterRefund = outage;
    dataOf(await refund(world, sale));
    const [id = ''] = await refundPartsOf(world, sale.buyer.id);
    await bank.failRefund(id);
    clearFaults(sandboxFaults);
    await world.clock.advance(minutes(1));
    await Promise.all([resolveRefunds(world.app.context), resolve(id)]);
    expect(await creditOf(sale.buyer)).toMatchObject({ available_credits: '126.36' });
    expect(await sumLedger(world, sale.invoiceId)).toMatchObject({ refunds: 0 });
    await verifies();
  });

  test('was a deposit: it becomes credit once', async () => {
    const buyer = await addBuyer(world, 'good');
    const product_id = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
    const terms = { depositCents: 5000 };
    await world.owner.updateTable('lots').set(terms).where('id', '=', product_id).execute();
    const as = { as: buyer.token };
    dataOf((await world.call('invoices.submitDeposit', { product_id }, as)).body);
    dataOf((await world.call('invoices.returnDeposit', {}, as)).body);
    const [id = ''] = await refundPartsOf(world, buyer.id);
    await bank.failRefund(id);
    await Promise.all([resolve(id), resolve(id)]);
    expect(await creditOf(buyer)).toMatchObject({ available_credits: '50.00' });
    await until('the email is queued', async () => (await emailsTo(buyer)).length > 0);
    expect((await emailsTo(buyer))[0]?.bodyText).toContain('your deposit of $50.00');
    await verifies();
  });
});

test('a refund whose bank decides later is pending until then, without being asked for again', async () => {
  const world = await openWorld();
  const sale = await sellPaidLot(world);
  // The charge was one of a bank account.
  await world.owner
    .updateTable('sandbox.cards')
    .set({ bankStatus: 'verified' })
    .where('token', 'in', (tokens) => tokens.selectFrom('cards').select('gatewayCard'))
    .execute();
  const made = dataOf(await refund(world, sale));
  expect(made.refund).toMatchObject({ refund_status: 'under way', refund_mode: 'Card' });
  await world.clock.advance(minutes(1));
  await resolveRefunds(world.app.context);
  expect(await findDiscrepancies(world.owner)).toEqual([]);
  await world.clock.advance(minutes(30));
  await resolveRefunds(world.app.context);
  const { body } = await world.call('refunds.getRefund', {}, { as: sale.buyer.token });
  expect(dataOf(body).refundList).toMatchObject([{ refund_status: 'made' }]);
  expect(await findDiscrepancies(world.owner)).toEqual([]);
  await world.close();
});
