import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, grantCredit, saveCard, sellOne } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('invoices.getCheckoutInvoiceDetail', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('getCheckoutInvoiceDetail adds cards, credit and the limits of a partial payment (R26)', async () => {
    const buyer = await addBuyer(world);
    const invoice_id = await sellOne(world, buyer, 1001);
    await saveCard(world, buyer, 'good');
    await grantCredit(world, buyer, 700);
    const input = { invoice_id };
    const options = { as: buyer.token };
    const { body } = await world.call('invoices.getCheckoutInvoiceDetail', input, options);
    // 10.01 + 3.00 + 1.04: a quarter of 14.05 is 3.5125, and rounds up.
    expect(body).toMatchObject({
      data: {
        total_due_amount: '14.05',
        discountoff: '7.00',
        partial_minimum: '3.52',
        partial_maximum: '14.05',
        payment_processing: false,
        primary_declined: false,
        cards: [{ last4: '4242', is_primary: 1 }],
      },
    });
  });

  test('getCheckoutInvoiceDetail does not find another user’s receipt', async () => {
    const invoice_id = await sellOne(world, await addBuyer(world), 1000);
    const { token: as } = await addBuyer(world);
    const { status } = await world.call(
      'invoices.getCheckoutInvoiceDetail',
      { invoice_id },
      { as },
    );
    expect(status).toBe(404);
  });
});
