import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuction, buildLot, buildPerson, buildSession } from '../../testing/build.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const call = 'account.checkLogedUserAlreadySeenPickupLocation';

test('checkLogedUserAlreadySeenPickupLocation returns where a lot is collected', async () => {
  const product_id = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  expect(dataOf((await world.call(call, { product_id }, { as })).body)).toEqual({
    seen: 0,
    accepted: false,
    center_name: 'Decatur',
    statusCode: 200,
    pickup_address: '1 Depot Road, Decatur, GA 30030',
    pickup_day_4: expect.stringMatching(/^\d\d-\d\d-\d{4}$/),
    // A center without opening hours is open from 8 to 18 (R32).
    begin_time_4: '8:00 am',
    end_time_4: '6:00 pm',
  });
});

test('checkLogedUserAlreadySeenPickupLocation refuses a lot that is not public', async () => {
  const auctionId = await buildAuction(world.owner);
  const draft = await buildLot(world.owner, { auctionId, phase: 'draft' });
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  for (const product_id of [draft, id, 'no-such-lot']) {
    expect(codeOf((await world.call(call, { product_id }, { as })).body)).toBe('NotFound');
  }
});
