import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventJobs } from '../../jobs/schedule.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON } from '../../testing/fixtures/bidding-world.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';

let world: PurchaseWorld;
beforeAll(async () => {
  world = await openPurchaseWorld();
});
afterAll(() => world.close());

test('R18 My Receipts and the message about a failed payment state the deadline of a purchase', async () => {
  const buyer = await world.addPayer('lacks funds');
  const invoiceId = await world.take(buyer, await world.addOffer());
  expect(await world.pay(buyer, invoiceId)).toMatchObject({ code: 'CardLacksFunds' });
  const list = await world.call('invoices.getReceipt', { action: 'partial' }, { as: buyer.token });
  const pay_until = new Date(NOON + minutes(30)).toISOString();
  expect(dataOf(list.body).receiptList).toMatchObject([{ due_date: null, pay_until }]);
  const view = await world.call(
    'invoices.viewReceipt',
    { invoice_id: invoiceId },
    { as: buyer.token },
  );
  expect(dataOf(view.body).bought).toBe(true);
  await expect
    .poll(() => messagesOf(buyer))
    .toMatch(/ Please pay by \S+ \d+:30 pm ET, or bidding reopens\./v);
});

test('R18 R52 the messages about a purchase and a part of it have the deadline, and say what lapses', async () => {
  const buyer = await world.addPayer();
  const invoiceId = await world.take(buyer, await world.addOffer());
  await expect
    .poll(() => messagesOf(buyer))
    .toMatch(/If you don’t pay by \S+ \d+:30 pm ET, bidding reopens\./v);
  expect(await world.pay(buyer, invoiceId, '30.00')).toMatchObject({ status: 'success' });
  await expect
    .poll(() => messagesOf(buyer))
    .toMatch(
      / by \S+ \d+:30 pm ET, or bidding reopens and what you paid becomes account credit\./v,
    );
});

test('R18 the buyer is asked to pay before the hold ends, unless it is paid or has ended', async () => {
  const [ann, bob, eve] = [await world.addPayer(), await world.addPayer(), await world.addPayer()];
  const held = await world.addOffer();
  const [unpaid, paid] = [
    { lotId: held, invoiceId: await world.take(ann, held) },
    await paidPurchaseOf(bob),
  ];
  const { context } = world.app;
  // A job whose process was killed runs again.
  for (const purchase of [unpaid, unpaid, paid])
    await eventJobs['tell-purchase-ending'](context, purchase);
  expect((await messagesOf(ann)).match(/\$113\.72 is still due for /gv)).toHaveLength(1);
  expect(await messagesOf(bob)).not.toContain('is still due for ');
  const late = await world.addOffer();
  const over = { lotId: late, invoiceId: await world.take(eve, late) };
  await world.clock.advance(minutes(30));
  await eventJobs['tell-purchase-ending'](context, over);
  expect(await messagesOf(eve)).not.toContain('is still due for ');
});

async function paidPurchaseOf(buyer: Person) {
  const lotId = await world.addOffer();
  const invoiceId = await world.take(buyer, lotId);
  expect(await world.pay(buyer, invoiceId)).toMatchObject({ status: 'success' });
  return { lotId, invoiceId };
}

async function messagesOf({ id }: Person): Promise<string> {
  const rows = await world.owner
    .selectFrom('notifications')
    .select('body')
    .where('userId', '=', id)
    .execute();
  return rows.map(({ body }) => body).join('\n');
}
