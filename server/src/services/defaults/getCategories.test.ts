import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('getCategories lists them with their sections; their ids are valid search filters', async () => {
  await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
  const { categories } = dataOf((await world.call('defaults.getCategories', {})).body);
  expect(categories).toEqual([
    { id: expect.stringMatching(/^kind-/), name: 'Kitchen', section: 'Home' },
  ]);
  const category_id = categories[0]?.id ?? '';
  const found = await world.call('catalog.searchProducts', { category_id });
  expect(dataOf(found.body).searchCount).toBe(1);
});

test('getCategories refuses unknown fields', async () => {
  const response = await world.app.http.inject({ url: '/api/common/getCategories?colour=red' });
  expect(response.statusCode).toBe(422);
});
