import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addBuyer,
  chargedAtSandbox,
  grantCredit,
  isDeactivated,
  sellOne,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('invoices.payWithFullUserCredits', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('payWithFullUserCredits pays all from credit, once per key, and opens the pickup window', async () => {
    const buyer = await addBuyer(world);
    const invoice_id = await sellOne(world, buyer, 1000);
    await grantCredit(world, buyer, 2000);
    const pay = () =>
      world.call(
        'invoices.payWithFullUserCredits',
        { invoice_id, buyerid: buyer.id, tamount: '14.04', totals: { final_total: '14.04' } },
        { as: buyer.token, key: 'the-key-of-this-payment' },
      );
    const answers = await Promise.all([pay(), pay(), pay()]);
    for (const { body } of answers) {
      expect(body).toMatchObject({
        data: { payment_status: 'paid', credit_used: '14.04', card_total: '0.00' },
      });
    }
    const { body } = await world.call('invoices.viewReceipt', { invoice_id }, { as: buyer.token });
    expect(body).toMatchObject({
      data: { discountoff: '5.96', finalAmountWithCredit: '0.00', total_due_amount: '0.00' },
    });
    expect(body.status === 'success' && body.data.pickup_end_date).toBeTruthy();
    expect(await chargedAtSandbox(world, invoice_id)).toEqual([]);
    expect(await isDeactivated(world, buyer)).toBe(false);
  });

  test('payWithFullUserCredits refuses when the credit does not cover it (R25)', async () => {
    const buyer = await addBuyer(world);
    const invoice_id = await sellOne(world, buyer, 1000);
    await grantCredit(world, buyer, 1403);
    const input = { invoice_id };
    const { body } = await world.call('invoices.payWithFullUserCredits', input, {
      as: buyer.token,
    });
    expect(body).toMatchObject({ code: 'CreditTooSmall' });
  });
});
