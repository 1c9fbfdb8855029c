import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '../../db/database.ts';
import { buildAuction } from '../../testing/build.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('getLocations lists the centers, with days of the same hours combined (R44)', async () => {
  await buildAuction(world.owner);
  const day = [{ opensMinute: 600, closesMinute: 1080 }];
  const hours = {
    0: [],
    1: [],
    2: day,
    3: day,
    4: day,
    5: day,
    6: [{ opensMinute: 540, closesMinute: 720 }],
  };
  await world.owner
    .updateTable('centers')
    .set({ hours: json(hours) })
    .execute();
  const { locations } = dataOf((await world.call('defaults.getLocations', {})).body);
  expect(locations).toHaveLength(1);
  expect(locations[0]).toMatchObject({
    city_state_display: 'Decatur, GA',
    pickup_address: '1 Depot Road, Decatur, GA 30030',
    weeklyHours: 'Tuesday to Friday 10:00 am to 6:00 pm',
    saturdayHours: 'Saturday 9:00 am to 12:00 pm',
    sundayHours: 'Closed Sunday and Monday',
  });
  await world.owner
    .updateTable('centers')
    .set({ hours: json({}) })
    .execute();
  world.app.context.centers.clear();
  const withoutHours = dataOf((await world.call('defaults.getLocations', {})).body).locations;
  expect(withoutHours[0]?.weeklyHours).toBe('Monday to Friday 8:00 am to 6:00 pm');
});

test('getLocations refuses unknown fields', async () => {
  const response = await world.app.http.inject({ url: '/api/common/getLocations?colour=red' });
  expect(response.statusCode).toBe(422);
});
