import { hours } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSandbox, type Sandbox } from '../../gateways/payments/sandbox/sandbox.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { clearFaults } from '../../testing/fakes/sandbox-faults.ts';
import {
  addBuyer,
  isDeactivated,
  sellOne,
  sumLedger,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { until } from '../../testing/process.ts';
import { openPool } from '../../db/pool.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { reconcileCharges } from './reconcile-charges.ts';
import { resolveDispute } from './resolve-disputes.ts';

describe('a disputed charge (R59)', () => {
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

  const dispute = async (feeCents = 0) => {
    const buyer = await addBuyer(world, 'good');
    const invoiceId = await sellOne(world, buyer, 1000);
    const payment = await world.owner
      .selectFrom('payments')
      .select('id')
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirstOrThrow();
    return { buyer, invoiceId, id: await bank.openDispute(payment.id, feeCents) };
  };
  const resolve = (id: string) => resolveDispute(world.app.context, id);
  const balanceOf = async (invoiceId: string) => {
    const sums = Object.entries(await sumLedger(world, invoiceId));
    return Object.fromEntries(sums.filter(([, cents]) => cents !== 0));
  };
  const emailsTo = async ({ id }: Pick<Buyer, 'id'>) => {
    const rows = await world.owner
      .selectFrom('messages')
      .select('template')
      .where('userId', '=', id)
      .where('template', 'like', 'dispute%')
      .orderBy('id')
      .execute();
    return rows.map(({ template }) => template);
  };
  const verifies = async () => expect(await findDiscrepancies(world.owner)).toEqual([]);

  test('takes the amount from our account and deactivates the buyer; both sides get an email', async () => {
    const { buyer, invoiceId, id } = await dispute();
    expect(await resolve(id)).toBe(true);
    expect(await balanceOf(invoiceId)).toEqual({
      chargebacks: 1404,
      'seller payable': -1000,
      'premium revenue': -300,
      'tax payable': -104,
    });
    expect(await isDeactivated(world, buyer)).toBe(true);
    const { sellerId } = await world.owner
      .selectFrom('auctions')
      .innerJoin('invoices', 'invoices.auctionId', 'auctions.id')
      .select('sellerId')
      .where('invoices.id', '=', invoiceId)
      .executeTakeFirstOrThrow();
    const queued = async () => [...(await emailsTo(buyer)), ...(await emailsTo({ id: sellerId }))];
    await until('the emails are queued', async () => (await queued()).length === 2);
    expect(await queued()).toEqual(['dispute-opened', 'dispute-opened-seller']);
    await verifies();
  });

  test('that is won returns the amount and reactivates the buyer, however often it is reported', async () => {
    const { buyer, invoiceId, id } = await dispute();
    await Promise.all([resolve(id), resolve(id)]);
    await bank.closeDispute(id, 'won');
    await Promise.all([resolve(id), resolve(id), resolve(id)]);
    expect(await balanceOf(invoiceId)).toEqual({
      'gateway clearing': 1404,
      'seller payable': -1000,
      'premium revenue': -300,
      'tax payable': -104,
    });
    expect(await isDeactivated(world, buyer)).toBe(false);
    await verifies();
  });

  test('that is lost reverses the sale; the buyer stays deactivated until an admin acts', async () => {
    const { buyer, invoiceId, id } = await dispute();
    // The first report is overtaken by the decision.
    await bank.closeDispute(id, 'lost');
    expect(await resolve(id)).toBe(true);
    expect(await balanceOf(invoiceId)).toEqual({});
    expect(await isDeactivated(world, buyer)).toBe(true);
    await verifies();
  });

  test('whose decision changes is booked again, once, and both sides get an email', async () => {
    const { buyer, invoiceId, id } = await dispute();
    await bank.closeDispute(id, 'lost');
    await Promise.all([resolve(id), resolve(id)]);
    await bank.closeDispute(id, 'won');
    await Promise.all([resolve(id), resolve(id), resolve(id)]);
    const sold = { 'gateway clearing': 1404, 'seller payable': -1000 };
    const rest = { 'premium revenue': -300, 'tax payable': -104 };
    expect(await balanceOf(invoiceId)).toEqual({ ...sold, ...rest });
    expect(await isDeactivated(world, buyer)).toBe(false);
    await verifies();
    await bank.closeDispute(id, 'lost');
    await Promise.all([resolve(id), reconcileCharges(world.app.context)]);
    expect(await balanceOf(invoiceId)).toEqual({});
    expect(await isDeactivated(world, buyer)).toBe(true);
    await bank.reopenDispute(id);
    await resolve(id);
    expect(await balanceOf(invoiceId)).toMatchObject({ chargebacks: 1404 });
    await until('the emails are queued', async () => (await emailsTo(buyer)).length === 5);
    expect((await emailsTo(buyer)).toSorted()).toEqual([
      'dispute-lost',
      'dispute-lost',
      'dispute-opened',
      'dispute-reopened',
      'dispute-won',
    ]);
    const changed = await world.owner
      .selectFrom('messages')
      .select('template')
      .where('userId', '=', buyer.id)
      .where('bodyText', 'like', '%The bank has changed its decision.%')
      .execute();
    expect(changed.map(({ template }) => template).toSorted()).toEqual([
      'dispute-lost',
      'dispute-reopened',
      'dispute-won',
    ]);
    await verifies();
  });

  test('an answer that another one overtook changes nothing', async () => {
    const { invoiceId, id } = await dispute();
    await resolve(id);
    const { payments } = world.app.context;
    const stale = await payments.findDispute(id);
    await bank.closeDispute(id, 'won');
    let asked = 0;
    const findDispute = async (disputeId: string) => {
      asked += 1;
      if (asked > 1) return payments.findDispute(disputeId);
      await resolve(id);
      return stale;
    };
    const slow = { ...world.app.context, payments: { ...payments, findDispute } };
    expect(await resolveDispute(slow, id)).toBe(true);
    expect(asked).toBe(2);
    expect(await balanceOf(invoiceId)).not.toHaveProperty('chargebacks');
    await verifies();
  });

  test('costs a fee, which is a line of its own, and is returned once', async () => {
    const { invoiceId, id } = await dispute(1500);
    await Promise.all([resolve(id), resolve(id)]);
    expect(await balanceOf(invoiceId)).toMatchObject({
      'dispute fees': 1500,
      'gateway clearing': -1500,
    });
    await verifies();
    await bank.returnDisputeFee(id);
    await Promise.all([resolve(id), reconcileCharges(world.app.context)]);
    await world.clock.advance(hours(24 * 100));
    await reconcileCharges(world.app.context);
    expect(await balanceOf(invoiceId)).not.toHaveProperty('dispute fees');
    await verifies();
  });

  test('whose webhook was lost is found by the comparison with the provider', async () => {
    const { buyer, invoiceId } = await dispute();
    await reconcileCharges(world.app.context);
    expect(await balanceOf(invoiceId)).toMatchObject({ chargebacks: 1404 });
    expect(await isDeactivated(world, buyer)).toBe(true);
  });
});
