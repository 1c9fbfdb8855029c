import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { addLine, addPieces, readCart, removeLine } from '../../testing/fixtures/carts.ts';
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

test('removeCartLine takes an offer out of the cart', async () => {
  const [lot = ''] = await addPieces(world, 1);
  await addLine(world, ann, { project_id: lot });
  expect(dataOf(await removeLine(world, ann, lot))).toMatchObject({
    cartList: [],
    final_total: '0.00',
  });
});

test('removeCartLine refuses what is not in the caller’s cart', async () => {
  const [lot = ''] = await addPieces(world, 1);
  await addLine(world, bob, { project_id: lot });
  expect(codeOf(await removeLine(world, ann, lot))).toBe('NotFound');
  expect((await readCart(world, bob)).cartCount).toBe(1);
});
