import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, sellOne } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const check = async (token: string) =>
  dataOf((await world.call('account.checkUserCardDetailsAfterSignin', {}, { as: token })).body);

test('AUTH-05 checkUserCardDetailsAfterSignin sends a buyer without a card to the cards', async () => {
  const { token } = await addBuyer(world);
  expect(await check(token)).toEqual({ flag: 2, has_card: false, pending_count: 0 });
});

test('AUTH-05 checkUserCardDetailsAfterSignin lets a buyer with a card continue', async () => {
  const { token } = await addBuyer(world, 'good');
  expect(await check(token)).toEqual({ flag: 1, has_card: true, pending_count: 0 });
});

test('AUTH-05 checkUserCardDetailsAfterSignin sends a buyer with an unpaid receipt to the cards', async () => {
  const buyer = await addBuyer(world, 'fails on charge');
  await sellOne(world, buyer, 1_000);
  expect(await check(buyer.token)).toEqual({ flag: 2, has_card: true, pending_count: 1 });
});

test('checkUserCardDetailsAfterSignin does not ask staff for a card', async () => {
  const { id } = await buildPerson(world.owner, { role: 'staff' });
  const { token } = await buildSession(world.owner, id);
  expect(await check(token)).toEqual({ flag: 1, has_card: false, pending_count: 0 });
});

test('checkUserCardDetailsAfterSignin refuses guests', async () => {
  expect((await world.call('account.checkUserCardDetailsAfterSignin', {})).status).toBe(401);
});
