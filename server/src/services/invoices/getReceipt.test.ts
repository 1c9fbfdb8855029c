import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, saveCard, sellOne } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('invoices.getReceipt', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('getReceipt lists the caller’s receipts by amount due, newest first, page by page', async () => {
    const buyer = await addBuyer(world, 'fails on charge');
    const old = await sellOne(world, buyer, 1000);
    const source_id = await saveCard(world, buyer, 'good', 1);
    await world.call('invoices.payWithCard', { invoice_id: old, source_id }, { as: buyer.token });
    const paid = await sellOne(world, buyer, 2000);
    await saveCard(world, buyer, 'fails on charge', 1);
    const unpaid = await sellOne(world, buyer, 3000);
    const partly = { invoice_id: unpaid, source_id, amount: '20.00' };
    await world.call('invoices.payWithCard', partly, { as: buyer.token });
    const list = async (action: 'all' | 'paid' | 'partial', page = 1) => {
      const input = { action, page, limit: 2 };
      const { body } = await world.call('invoices.getReceipt', input, { as: buyer.token });
      if (body.status === 'error') throw new Error(body.code);
      const { receiptList, receiptCount } = body.data;
      return [receiptList.map(({ id, status }) => `${id} ${status}`), receiptCount];
    };
    expect(await list('all')).toEqual([[`${unpaid} partial`, `${paid} paid`], 3]);
    expect(await list('all', 2)).toEqual([[`${old} paid`], 3]);
    expect(await list('paid')).toEqual([[`${paid} paid`, `${old} paid`], 2]);
    expect(await list('partial')).toEqual([[`${unpaid} partial`], 1]);
  });

  test('getReceipt returns no other user’s receipts, and refuses an invalid page', async () => {
    const { token: as } = await addBuyer(world);
    const { body } = await world.call('invoices.getReceipt', {}, { as });
    expect(body).toMatchObject({ data: { receiptList: [], receiptCount: 0 } });
    const odd = await world.call('invoices.getReceipt', { limit: 1_000_000 }, { as });
    expect(odd.status).toBe(422);
  });
});
