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
  expect(unpaid).toEqual({ total_due_amount: '14.04', invoice_ids: [expect.any(String)] });
  expect(await ask(other.token)).toEqual({
    pause: null,
    total_due_amount: '0.00',
    invoice_ids: [],
  });
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
