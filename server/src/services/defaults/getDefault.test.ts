import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '../../db/database.ts';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('getDefault returns what all screens need, from the tables and the domain', async () => {
  await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
  const found = dataOf((await world.call('defaults.getDefault', {})).body);
  expect(found.tableValues.categories).toHaveLength(1);
  expect(found.tableValues.locations).toHaveLength(1);
  expect(found.tableValues.conditions).toEqual(['New']);
  expect(found.variables).toMatchObject({
    country_code: '+1',
    appVersion: '11/01/24',
    buyerpremium: '17.00',
    buyerpremium_minimum: '3.00',
  });
  expect(found.allBidIncrements).toHaveLength(7);
  expect(found.bidIncrementDefault).toEqual({ from: '0.50', step: '0.50' });
  expect(found.phrases).toMatchObject({ LotClosed: 'Auction Closed' });
  expect(found.maintenanceData).toEqual({ enabled: false, message: '' });
  expect(found.features).toEqual({ outbox: true, demo_rivals: false });
});

test('getDefault includes maintenance while it is on', async () => {
  const value = json({ enabled: true, message: 'Back at noon.' });
  await world.owner.insertInto('settings').values({ name: 'maintenance', value }).execute();
  const { maintenanceData } = dataOf((await world.call('defaults.getDefault', {})).body);
  expect(maintenanceData).toEqual({ enabled: true, message: 'Back at noon.' });
});

test('getDefault refuses unknown fields', async () => {
  const response = await world.app.http.inject({ url: '/api/common/getDefault?colour=red' });
  expect(response.statusCode).toBe(422);
});
