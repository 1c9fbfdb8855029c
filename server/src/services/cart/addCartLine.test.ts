import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { addLine, addPieces, emptyCart, readCart } from '../../testing/fixtures/carts.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

let world: PurchaseWorld;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  world = await openPurchaseWorld();
  ann = await world.addPayer();
  bob = await world.addPayer();
});
afterAll(() => world.close());

test('addCartLine puts an offer into the cart by any of its pieces, once', async () => {
  const [first = '', second = ''] = await addPieces(world, 3);
  const line = { project_id: first, price: '90.00', projects_qty: 3, projects_sold: 0 };
  expect(dataOf(await addLine(world, ann, { project_id: second, qty: 2 })).cartList).toMatchObject([
    { ...line, qty: 2 },
  ]);
  expect(dataOf(await addLine(world, ann, { project_id: first, qty: 1 })).cartList).toMatchObject([
    { ...line, qty: 1 },
  ]);
  await emptyCart(world, ann);
});

test('PAY-08 addCartLine refuses no quantity, more than are left, and what is no offer', async () => {
  const [first = '', second = ''] = await addPieces(world, 2);
  expect(await addLine(world, ann, { project_id: first, qty: 0 })).toMatchObject({
    fieldErrors: { qty: 'Enter quantity' },
  });
  await world.bid(bob, second, '1.00');
  const gone = await addLine(world, ann, { project_id: first, qty: 2 });
  expect(gone).toMatchObject({ code: 'PiecesGone' });
  expect(gone.statusText).toMatch(/: only 1 left\.$/);
  expect(codeOf(await addLine(world, ann, { project_id: await world.addLot() }))).toBe(
    'PiecesGone',
  );
  expect(codeOf(await addLine(world, ann, { project_id: 'unknown' }))).toBe('NotFound');
  const { body } = await world.call('catalog.getProductInfo', { product_id: first });
  expect(dataOf(body).pieces_free).toBe(1);
  expect((await readCart(world, ann)).cartList).toEqual([]);
});

test('a cart has twenty offers at most', async () => {
  const carol = await world.addPayer();
  const userId = carol.id;
  const lots = await Promise.all(Array.from({ length: 20 }, () => world.addOffer()));
  const lines = lots.map((lotId) => ({ userId, lotId, qty: 1 }));
  await world.owner.insertInto('cartLines').values(lines).execute();
  expect(codeOf(await addLine(world, carol, { project_id: lots[0] ?? '' }))).toBe('success');
  expect(codeOf(await addLine(world, carol, { project_id: await world.addOffer() }))).toBe(
    'CartFull',
  );
});
