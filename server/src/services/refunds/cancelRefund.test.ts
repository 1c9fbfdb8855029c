import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPool } from '../../db/pool.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { openSandbox, type Sandbox } from '../../gateways/payments/sandbox/sandbox.ts';
import { resolveRefunds } from '../../operations/payments/finish-refund.ts';
import { buildAuction, buildPerson, buildSession } from '../../testing/build.ts';
import { clearFaults, outage } from '../../testing/fakes/sandbox-faults.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import {
  refund,
  refundedAtSandbox,
  refundPartsOf,
  sellPaidLot,
  type Asked,
  type PaidLot,
} from '../../testing/fixtures/refunds.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addStaff, openPass, sumLedger, type Buyer } from '../../testing/fixtures/sales.ts';
import { until } from '../../testing/process.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('refunds.cancelRefund', () => {
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

  /** A refund that never reached the provider. */
  const refundInOutage = async (asked: Asked = {}) => {
    const sale = await sellPaidLot(world);
    sandboxFaults.beforeRefund = outage;
    const made = dataOf(await refund(world, sale, asked));
    expect(made.refund.refund_status).toBe('under way');
    clearFaults(sandboxFaults);
    return { ...sale, refundId: made.refund.id };
  };
  /** A refund that the provider has accepted and not paid out. */
  const refundOnHold = async (asked: Asked = {}) => {
    sandboxFaults.afterRefund = ({ intentId }) => bank.holdRefund(intentId);
    const sale = await sellPaidLot(world);
    const made = dataOf(await refund(world, sale, asked));
    clearFaults(sandboxFaults);
    return { ...sale, refundId: made.refund.id };
  };
  const cancel = async (refund_id: string, { token }: Buyer) =>
    (await world.call('refunds.cancelRefund', { refund_id }, { as: token })).body;
  const balanceOf = async ({ invoiceId }: PaidLot) => {
    const sums = Object.entries(await sumLedger(world, invoiceId));
    return Object.fromEntries(sums.filter(([, cents]) => cents !== 0));
  };
  const SOLD = {
    'gateway clearing': 12_636,
    'seller payable': -10_000,
    'premium revenue': -1700,
    'tax payable': -936,
  };
  const verifies = async () => expect(await findDiscrepancies(world.owner)).toEqual([]);

  test('cancelRefund makes the sale stand again, once, and nothing is paid out later', async () => {
    const sale = await refundOnHold();
    const both = await Promise.all([
      cancel(sale.refundId, sale.staff),
      cancel(sale.refundId, sale.staff),
    ]);
    expect(both.map((body) => codeOf(body)).toSorted()).toEqual(['RefundCanceled', 'success']);
    expect(await balanceOf(sale)).toEqual(SOLD);
    await world.clock.advance(minutes(5));
    await resolveRefunds(world.app.context);
    expect(await refundedAtSandbox(world, sale.invoiceId)).toEqual([]);
    const { body } = await world.call('refunds.getRefund', {}, { as: sale.buyer.token });
    expect(dataOf(body).refundList).toMatchObject([{ refund_status: 'canceled' }]);
    const audit = await world.owner
      .selectFrom('auditEntries')
      .select('actorId')
      .where('action', '=', 'refund canceled')
      .where('subject', '=', sale.lotId)
      .execute();
    expect(audit).toEqual([{ actorId: sale.staff.id }]);
    await until('the email is queued', async () => {
      const messages = world.owner.selectFrom('messages').where('userId', '=', sale.buyer.id);
      const found = await messages.select('template').execute();
      return found.some(({ template }) => template === 'refund-canceled');
    });
    await verifies();
    const again = dataOf(await refund(world, sale));
    expect(again.refund).toMatchObject({ amount: '126.36', refund_status: 'made' });
    await verifies();
  });

  test('cancels one that never reached the provider, when it cannot be on its way any more', async () => {
    const sale = await refundInOutage();
    expect(codeOf(await cancel(sale.refundId, sale.staff))).toBe('RefundUnderWay');
    await world.clock.advance(minutes(3));
    sandboxFaults.beforeFind = outage;
    expect(codeOf(await cancel(sale.refundId, sale.staff))).toBe('GatewayUnavailable');
    clearFaults(sandboxFaults);
    expect(dataOf(await cancel(sale.refundId, sale.staff))).toMatchObject({
      refund: { refund_status: 'canceled' },
      lot: { refunded_amt: '0.00', refundable_amt: '126.36', pending_refund: null },
    });
    await resolveRefunds(world.app.context);
    expect(await refundedAtSandbox(world, sale.invoiceId)).toEqual([]);
    expect(await balanceOf(sale)).toEqual(SOLD);
    await verifies();
  });

  test('undoes the return that came with it', async () => {
    const sale = await refundOnHold({ returned: 1 });
    const canceled = dataOf(await cancel(sale.refundId, sale.staff));
    expect(canceled.lot).toMatchObject({ status: 'ready', checkout_reason: '' });
    await verifies();
  });

  test('the desk sees which refund of a lot is not paid out', async () => {
    const sale = await refundOnHold({ amount: '5.00' });
    const pass_id = await openPass(world, sale.staff, sale.buyer);
    const input = { pass_id, lot: sale.lotId };
    const given = await world.call('pickup.pickUpLot', input, { as: sale.staff.token });
    expect(dataOf(given.body).lot).toMatchObject({
      pending_refund: { refund_id: sale.refundId, amount: '5.00' },
    });
  });

  test('refuses a refund that was paid out, and one before a later one of the item', async () => {
    const sale = await sellPaidLot(world);
    const paid = dataOf(await refund(world, sale, { amount: '5.00' })).refund.id;
    expect(codeOf(await cancel(paid, sale.staff))).toBe('RefundMade');
    const held = await refundOnHold({ amount: '5.00' });
    dataOf(await refund(world, held, { amount: '7.00' }));
    expect(codeOf(await cancel(held.refundId, held.staff))).toBe('RefundNotLatest');
    const [late = ''] = await refundPartsOf(world, held.buyer.id);
    await world.owner
      .updateTable('sandbox.refunds')
      .set({ status: 'succeeded' })
      .where('idempotencyKey', '=', late)
      .execute();
    expect(codeOf(await cancel(held.refundId, held.staff))).toBe('RefundNotLatest');
    await verifies();
  });

  test('refuses and records one that the provider has paid out meanwhile', async () => {
    const sale = await refundOnHold();
    const [part = ''] = await refundPartsOf(world, sale.buyer.id);
    await world.owner
      .updateTable('sandbox.refunds')
      .set({ status: 'succeeded' })
      .where('idempotencyKey', '=', part)
      .execute();
    expect(codeOf(await cancel(sale.refundId, sale.staff))).toBe('RefundMade');
    expect(await balanceOf(sale)).toEqual({});
    await verifies();
  });

  test('refuses where the credit of the refund was spent', async () => {
    const sale = await refundOnHold();
    // As if a part of it had been credit, which the buyer has used.
    const credit = { creditCents: 1 };
    await world.owner.updateTable('refunds').set(credit).where('id', '=', sale.refundId).execute();
    expect(codeOf(await cancel(sale.refundId, sale.staff))).toBe('RefundCreditSpent');
    const none = { creditCents: 0 };
    await world.owner.updateTable('refunds').set(none).where('id', '=', sale.refundId).execute();
  });

  test('refuses staff of another center, goodwill of an admin, and an unknown refund', async () => {
    const sale = await refundOnHold();
    const away = await addStaff(world, await buildAuction(world.owner));
    expect(codeOf(await cancel(sale.refundId, away))).toBe('WrongCenter');
    expect(codeOf(await cancel(sale.lotId, sale.staff))).toBe('NotFound');
    expect(codeOf(await cancel('1', sale.staff))).toBe('NotFound');
    const { id } = await buildPerson(world.owner, { role: 'admin' });
    const admin = { id, token: (await buildSession(world.owner, id)).token };
    sandboxFaults.afterRefund = ({ intentId }) => bank.holdRefund(intentId);
    const kind = await sellPaidLot(world);
    const given = { ...kind, staff: admin };
    const goodwill = dataOf(await refund(world, given, { refund_type: 'goodwill' }));
    expect(codeOf(await cancel(goodwill.refund.id, kind.staff))).toBe('RefundByAdminOnly');
    expect(codeOf(await cancel(goodwill.refund.id, admin))).toBe('success');
  });
});
