import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCoupon } from '../../testing/fixtures/coupons.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, grantCredit, saveCard, sellOne } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const read = async (as: string, input: { page?: number; limit?: number } = {}) =>
  dataOf((await world.call('credits.getCreditAndCoupon', input, { as })).body);

test('getCreditAndCoupon returns credits received and spent; the rows add up', async () => {
  const buyer = await addBuyer(world);
  const { token: as } = buyer;
  expect(await read(as)).toEqual({
    creditAndCouponList: [],
    creditAndCouponCount: 0,
    available_credits: '0.00',
  });
  const coupon_code = await buildCoupon(world.owner, { amountCents: 800 });
  dataOf((await world.call('credits.applyCoupon', { coupon_code }, { as })).body);
  await world.clock.advance(1000);
  await grantCredit(world, buyer, 200);
  const invoice_id = await sellOne(world, buyer, 100);
  const input = { invoice_id, amount: '2.00' };
  const paid = await world.call('invoices.payWithCredits', input, { as });
  expect(paid.status).toBe(200);
  const { creditAndCouponList, ...rest } = await read(as);
  expect(rest).toEqual({ creditAndCouponCount: 3, available_credits: '8.00' });
  const seen = creditAndCouponList.map((row) => [row.coupon_code, row.amount, row.credit_notes]);
  expect(seen).toEqual([
    ['', '-2.00', expect.stringMatching(/^Used to pay, receipt \d+$/)],
    ['', '2.00', 'Credit from Hammerdock'],
    [coupon_code, '8.00', 'From the autumn newsletter'],
  ]);
  expect(creditAndCouponList[0]?.date_added).toMatch(/^20\d\d-\d\d-\d\dT/);
});

test('getCreditAndCoupon says which credit waits for the bank, and why it was returned', async () => {
  const buyer = await addBuyer(world);
  const invoice_id = await sellOne(world, buyer, 1000);
  await grantCredit(world, buyer, 400);
  const pay = async (card: 'asks for verification' | 'good', applycreditFlag: 0 | 1) => {
    const input = { invoice_id, source_id: await saveCard(world, buyer, card), applycreditFlag };
    return world.call('invoices.payWithCardOrUserCredits', input, { as: buyer.token });
  };
  const notes = async () =>
    (await read(buyer.token)).creditAndCouponList.map(({ credit_notes }) => credit_notes);
  expect(codeOf((await pay('asks for verification', 1)).body)).toBe('CardNeedsVerification');
  expect((await notes())[0]).toMatch(
    /^Set aside until your bank confirms the payment, receipt \d+$/,
  );
  // A new payment cancels the waiting one.
  expect((await pay('good', 0)).status).toBe(200);
  const [returned, used] = await notes();
  expect(returned).toMatch(/^Returned from a payment that didn’t go through, receipt \d+$/);
  expect(used).toMatch(/^Used to pay, receipt \d+$/);
});

test('getCreditAndCoupon returns twelve a page, newest first, and only the caller’s own', async () => {
  const buyer = await addBuyer(world);
  const other = await addBuyer(world);
  for (let cents = 1; cents <= 14; cents += 1) {
    await grantCredit(world, buyer, cents);
    await world.clock.advance(1000);
  }
  const first = await read(buyer.token);
  expect(first.creditAndCouponList.map(({ amount }) => amount)).toEqual(
    Array.from({ length: 12 }, (_, index) => `0.${String(14 - index).padStart(2, '0')}`),
  );
  const second = await read(buyer.token, { page: 2 });
  expect(second.creditAndCouponList.map(({ amount }) => amount)).toEqual(['0.02', '0.01']);
  expect(second.creditAndCouponCount).toBe(14);
  expect((await read(other.token)).creditAndCouponCount).toBe(0);
});

test('getCreditData returns the same; a guest and an invalid page are refused', async () => {
  const { token: as } = await addBuyer(world);
  const response = await world.app.http.inject({
    method: 'POST',
    url: '/api/cart/getCreditData',
    headers: { authorization: `Bearer ${as}`, 'idempotency-key': randomUUID() },
    payload: { page: 1, limit: 12 },
  });
  expect(response.json()).toMatchObject({ data: { available_credits: '0.00' } });
  const guest = await world.call('credits.getCreditAndCoupon', {});
  expect(codeOf(guest.body)).toBe('SignInNeeded');
  const odd = await world.call('credits.getCreditAndCoupon', { limit: 1000 }, { as });
  expect(codeOf(odd.body)).toBe('InputInvalid');
});
