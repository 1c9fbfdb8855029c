import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { addLine, addPieces, checkOut, dollars, readCart } from '../../testing/fixtures/carts.ts';
import {
  OFFER_TOTAL_CENTS,
  openPurchaseWorld,
  type PurchaseWorld,
} from '../../testing/fixtures/purchases.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { startShipping } from '../../testing/fixtures/pickup/shipping.ts';

let world: PurchaseWorld;
beforeAll(async () => {
  world = await openPurchaseWorld();
});
afterAll(() => world.close());

test('R55 the pieces of a cart that are shipped are shipped together', async () => {
  const [piece = ''] = await addPieces(world, 3);
  const ann = await world.addPayer();
  const { auctionId } = await world.lotRow(piece);
  await startShipping(world.owner, auctionId);
  await addLine(world, ann, { project_id: piece, qty: 3 });
  const cart = await readCart(world, ann);
  const total = dollars(3 * OFFER_TOTAL_CENTS + 2_200);
  expect(cart).toMatchObject({ total_shipping: '22.00', final_total: total });
  const quote = await world.call('bidding.previewBuyNow', { product_id: piece }, { as: ann.token });
  expect(dataOf(quote.body)).toMatchObject({
    shipping: '12.00',
    total: dollars(OFFER_TOTAL_CENTS + 1_200),
  });
  const bought = await checkOut(world, ann, { final_total: total });
  expect(dataOf(bought).invoices).toMatchObject([{ final_total: total }]);
  const invoice_id = dataOf(bought).invoices[0]?.invoice_id ?? '';
  expect(await world.pay(ann, invoice_id)).toMatchObject({ data: { payment_status: 'paid' } });
  expect(await findDiscrepancies(world.owner)).toEqual([]);
});

test('R55 the delivery terms of a published auction are frozen', async () => {
  const { auctionId } = await world.lotRow(await world.addOffer());
  const change = world.owner
    .updateTable('auctions')
    .set({ shipMoreCents: 499 })
    .where('id', '=', auctionId)
    .execute();
  await expect(change).rejects.toThrow('are frozen');
});
