import { VOID_AFTER_DAYS } from '@hammerdock/domain/invoicing/unpaid.ts';
import { hours } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, saveCard, sellOne } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ask = async (token: string) =>
  dataOf((await world.call('account.getBiddingPause', {}, { as: token })).body);

test('AUTH-14 getBiddingPause names the declined card, the day and what is due', async () => {
  const buyer = await addBuyer(world, 'fails on charge');
  const other = await addBuyer(world, 'good');
  await sellOne(world, buyer, 1_000);
  const { pause, ...unpaid } = await ask(buyer.token);
  expect(pause).toMatchObject({ reason: 'payment declined', card: { last4: '0341' } });
  expect(Date.parse(pause?.date_added ?? '')).toBeGreaterThan(0);
  // 10.00, a premium of 3.00, and 8 % of both.
  expect(unpaid).toEqual({
    total_due_amount: '14.04',
    pay_by: expect.any(String),
    invoice_ids: [expect.any(String)],
  });
  expect(await ask(other.token)).toEqual({
    pause: null,
    total_due_amount: '0.00',
    pay_by: null,
    invoice_ids: [],
  });
});

test('getBiddingPause says by when the first of the unpaid receipts is to be paid (R52)', async () => {
  const buyer = await addBuyer(world, 'fails on charge');
  const first = await sellOne(world, buyer, 1_000);
  const { issuedAt } = await world.owner
    .selectFrom('invoices')
    .select('issuedAt')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  await world.clock.advance(hours(3));
  await sellOne(world, buyer, 1_000);
  const { pay_by, invoice_ids } = await ask(buyer.token);
  expect(invoice_ids).toHaveLength(2);
  expect(pay_by).toBe(new Date(issuedAt + hours(24 * VOID_AFTER_DAYS)).toISOString());
});

test('getBiddingPause names the payment that waits for the bank, and its page', async () => {
  const buyer = await addBuyer(world, 'fails on charge');
  const invoice_id = await sellOne(world, buyer, 1_000);
  expect((await ask(buyer.token)).pause).toMatchObject({ bank_question: null });
  const source_id = await saveCard(world, buyer, 'asks for verification');
  const order = { invoice_id, source_id, amount: '5.00' };
  await world.call('invoices.payWithCard', order, { as: buyer.token });
  expect((await ask(buyer.token)).pause).toMatchObject({
    card: { last4: '3155' },
    charge_status: 'needs verification',
    bank_question: { amount: '5.00', verification_url: expect.stringContaining('/sandbox/') },
  });
});

test('getBiddingPause names no card where there was none', async () => {
  const buyer = await addBuyer(world);
  await sellOne(world, buyer, 1_000);
  expect((await ask(buyer.token)).pause).toMatchObject({ reason: 'no card', card: null });
});

test('getBiddingPause refuses guests', async () => {
  expect((await world.call('account.getBiddingPause', {})).status).toBe(401);
});
