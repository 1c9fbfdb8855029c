import { minutes } from '@hammerdock/domain/time.ts';
import { expect, test } from 'vitest';
import { resolvePayments } from '../../operations/payments/resolve-payments.ts';
import { outage } from '../../testing/fakes/sandbox-faults.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import {
  addBuyer,
  isDeactivated,
  paymentStates,
  saveBank,
  saveCard,
  sellOne,
} from '../../testing/fixtures/sales.ts';
import { openWorld } from '../../testing/world.ts';
import { notifyDelayedPayments } from './delayed-payment.ts';

test('a payment without a result for 10 minutes is reported once, and settles', async () => {
  const sandboxFaults: SandboxFaults = {};
  const world = await openWorld({ sandboxFaults });
  const buyer = await addBuyer(world);
  const invoice_id = await sellOne(world, buyer, 1000);
  const source_id = await saveCard(world, buyer, 'good');
  Object.assign(sandboxFaults, { afterCharge: outage, beforeFind: outage });
  const order = { invoice_id, source_id };
  const paid = await world.call('invoices.payWithCard', order, { as: buyer.token });
  expect(paid.body).toMatchObject({ data: { payment_status: 'processing' } });
  const emails = async () =>
    world.owner
      .selectFrom('messages')
      .select('bodyText')
      .where('userId', '=', buyer.id)
      .where('template', '=', 'payment-delayed')
      .execute();
  await world.clock.advance(minutes(5));
  await notifyDelayedPayments(world.app.context);
  expect(await emails()).toEqual([]);
  await world.clock.advance(minutes(6));
  await notifyDelayedPayments(world.app.context);
  await notifyDelayedPayments(world.app.context);
  const [email, ...more] = await emails();
  expect(more).toEqual([]);
  expect(email?.bodyText).toContain('hasn’t confirmed your payment of $14.04 yet');
  expect(email?.bodyText).toContain('You don’t need to pay again.');
  delete sandboxFaults.afterCharge;
  delete sandboxFaults.beforeFind;
  await world.clock.advance(minutes(20));
  await resolvePayments(world.app.context);
  expect(await paymentStates(world, invoice_id)).toEqual(['succeeded']);
  expect(await isDeactivated(world, buyer)).toBe(false);
  await world.close();
});

test('a payment by bank account, which takes days, is acknowledged at once', async () => {
  const world = await openWorld();
  const buyer = await addBuyer(world);
  const invoice_id = await sellOne(world, buyer, 1000);
  const source_id = await saveBank(world, buyer);
  const order = { invoice_id, source_id };
  const paid = await world.call('invoices.payWithCard', order, { as: buyer.token });
  expect(paid.body).toMatchObject({ data: { payment_status: 'processing' } });
  await notifyDelayedPayments(world.app.context);
  const emails = await world.owner
    .selectFrom('messages')
    .select('bodyText')
    .where('userId', '=', buyer.id)
    .where('template', '=', 'payment-delayed')
    .execute();
  expect(emails).toHaveLength(1);
  expect(emails[0]?.bodyText).toContain('This can take up to 5 business days.');
  await world.close();
});
