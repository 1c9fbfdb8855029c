import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addBuyer,
  awaitReceipt,
  grantCredit,
  paymentStates,
  sellLots,
  sellOne,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('invoices.previewCheckout', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('previewCheckout returns the amounts of a choice, and writes nothing (R25, R27)', async () => {
    const buyer = await addBuyer(world);
    const sales = [{ buyer, hammerCents: 10_000 }];
    const { auctionId } = await sellLots(world, sales, { cardFeeBps: 200 });
    const invoice_id = await awaitReceipt(world, buyer, auctionId);
    await grantCredit(world, buyer, 2636);
    const preview = async (choice: object) => {
      const input = { invoice_id, ...choice };
      const { body } = await world.call('invoices.previewCheckout', input, { as: buyer.token });
      return body.status === 'success' ? body.data : body.code;
    };
    expect(await preview({})).toMatchObject({
      amount: '126.36',
      credit_used: '0.00',
      card_fee: '2.53',
      card_total: '128.89',
      due_after: '0.00',
    });
    expect(await preview({ applycreditFlag: 1 })).toMatchObject({
      credit_used: '26.36',
      card_amount: '100.00',
      card_total: '102.00',
    });
    expect(await preview({ amount: '1.00' })).toMatchObject({
      amount: '31.59',
      due_after: '94.77',
    });
    expect(await paymentStates(world, invoice_id)).toEqual([]);
  });

  test('previewCheckout refuses a paid receipt and another user’s', async () => {
    const buyer = await addBuyer(world, 'good');
    const invoice_id = await sellOne(world, buyer, 1000);
    const preview = (as: string) => world.call('invoices.previewCheckout', { invoice_id }, { as });
    expect((await preview(buyer.token)).body).toMatchObject({ code: 'InvoicePaidAlready' });
    expect((await preview((await addBuyer(world)).token)).status).toBe(404);
  });
});
