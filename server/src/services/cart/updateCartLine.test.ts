import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import {
  addLine,
  addPieces,
  emptyCart,
  readCart,
  updateLine,
} from '../../testing/fixtures/carts.ts';
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

test('updateCartLine changes how many pieces are bought', async () => {
  const [lot = ''] = await addPieces(world, 3);
  await addLine(world, ann, { project_id: lot });
  expect(dataOf(await updateLine(world, ann, { project_id: lot, qty: 3 })).cartList).toMatchObject([
    { qty: 3 },
  ]);
  await emptyCart(world, ann);
});

test('updateCartLine refuses what is not in the caller’s cart, and more than are left', async () => {
  const [lot = ''] = await addPieces(world, 1);
  await addLine(world, bob, { project_id: lot });
  expect(codeOf(await updateLine(world, ann, { project_id: lot, qty: 1 }))).toBe('NotFound');
  expect(codeOf(await updateLine(world, bob, { project_id: lot, qty: 2 }))).toBe('PiecesGone');
  expect(await updateLine(world, bob, { project_id: lot, qty: 0 })).toMatchObject({
    fieldErrors: { qty: 'Enter quantity' },
  });
  expect((await readCart(world, bob)).cartList).toMatchObject([{ qty: 1 }]);
});
