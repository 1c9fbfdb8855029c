import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refund, sellPaidLot, type PaidLot } from '../../testing/fixtures/refunds.ts';
import { addBuyer } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('refunds.getRefund', () => {
  let world: World;
  let sale: PaidLot;
  beforeAll(async () => {
    world = await openWorld();
    sale = await sellPaidLot(world);
  });
  afterAll(() => world.close());

  const ask = async (as: string, input: { page?: number } = {}) => {
    const { body } = await world.call('refunds.getRefund', input, { as });
    if (body.status === 'error') throw new Error(body.code);
    return body.data;
  };

  test('CRED-03: a buyer without refunds gets none, and never those of others', async () => {
    expect(await ask(sale.buyer.token)).toEqual({ refundList: [], refundCount: 0 });
    await refund(world, sale, { amount: '0.50' });
    const stranger = await addBuyer(world);
    expect(await ask(stranger.token)).toEqual({ refundList: [], refundCount: 0 });
    expect((await ask(sale.buyer.token)).refundCount).toBe(1);
  });

  test('CRED-03: all columns, newest first, twelve a page, each on one page', async () => {
    for (let cents = 1; cents <= 12; cents += 1) {
      await world.clock.advance(1000);
      const asked = { amount: `1.${String(cents).padStart(2, '0')}`, refund_notes: 'As agreed' };
      await refund(world, sale, { ...asked, refund_mode: 'credit' });
    }
    const first = await ask(sale.buyer.token);
    expect(first.refundCount).toBe(13);
    expect(first.refundList).toHaveLength(12);
    const { inv_num } = await receiptOf(sale);
    expect(first.refundList[0]).toMatchObject({
      credit_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      invoice_no: inv_num,
      invoice_id: sale.invoiceId,
      amount: '1.12',
      refund_mode: 'Account credit',
      refund_type: 'Our error',
      refund_reason: 'A part is missing',
      refund_notes: 'As agreed',
    });
    const second = await ask(sale.buyer.token, { page: 2 });
    expect(second.refundList).toMatchObject([{ amount: '0.50', refund_mode: 'Card' }]);
    const ids = [...first.refundList, ...second.refundList].map(({ id }) => id);
    expect(new Set(ids).size).toBe(13);
  });

  test('getRefund refuses guests, and a page of no rows', async () => {
    expect((await world.call('refunds.getRefund', {})).status).toBe(401);
    const { token: as } = sale.buyer;
    expect((await world.call('refunds.getRefund', { limit: 0 }, { as })).status).toBe(422);
  });

  const receiptOf = async ({ buyer, invoiceId }: PaidLot) => {
    const input = { invoice_id: invoiceId };
    const { body } = await world.call('invoices.viewReceipt', input, { as: buyer.token });
    if (body.status === 'error') throw new Error(body.code);
    return body.data;
  };
});
