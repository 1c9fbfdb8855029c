import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, sellOne } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('pendingCount counts only the caller’s own unpaid receipts', async () => {
  const buyer = await addBuyer(world, 'fails on charge');
  const other = await addBuyer(world, 'good');
  await sellOne(world, buyer, 1_000);
  await sellOne(world, other, 2_000);
  const ask = async (as: string) =>
    dataOf((await world.call('account.pendingCount', {}, { as })).body).responseData;
  expect([await ask(buyer.token), await ask(other.token)]).toEqual([1, 0]);
});

test('pendingCountTemp returns the same', async () => {
  const { token } = await addBuyer(world);
  const response = await world.app.http.inject({
    method: 'POST',
    url: '/api/common/pendingCountTemp',
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  });
  expect(response.json()).toMatchObject({ status: 'success', data: { responseData: 0 } });
});

test('pendingCount refuses guests', async () => {
  expect((await world.call('account.pendingCount', {})).status).toBe(401);
});
