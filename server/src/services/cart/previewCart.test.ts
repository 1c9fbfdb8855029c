import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLine, addPieces, dollars, readCart } from '../../testing/fixtures/carts.ts';
import {
  OFFER_TOTAL_CENTS,
  openPurchaseWorld,
  type PurchaseWorld,
} from '../../testing/fixtures/purchases.ts';

let world: PurchaseWorld;
beforeAll(async () => {
  world = await openPurchaseWorld();
});
afterAll(() => world.close());

test('previewCart shows the figures of the pieces, and only the caller’s', async () => {
  const [ann, bob] = [await world.addPayer(), await world.addPayer()];
  const [lot = ''] = await addPieces(world, 2);
  await addLine(world, ann, { project_id: lot, qty: 2 });
  expect(await readCart(world, ann)).toMatchObject({
    cartCount: 1,
    bidamount_total: '180.00',
    buypremium_total: '30.60',
    salestax_total: '16.84',
    final_total: dollars(2 * OFFER_TOTAL_CENTS),
  });
  expect((await readCart(world, bob)).cartList).toEqual([]);
});

test('previewCart refuses guests', async () => {
  expect((await world.call('cart.previewCart', {})).status).toBe(401);
});
