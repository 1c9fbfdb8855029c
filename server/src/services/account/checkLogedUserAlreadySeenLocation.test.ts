import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('checkLogedUserAlreadySeenLocation is 0 until the notice is dismissed', async () => {
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  const ask = async () =>
    dataOf((await world.call('account.checkLogedUserAlreadySeenLocation', {}, { as })).body).seen;
  expect(await ask()).toBe(0);
  await world.call('account.createUpdateUserSeenLocation', { flag: 1 }, { as });
  expect(await ask()).toBe(1);
});

test('checkLogedUserAlreadySeenLocation refuses guests', async () => {
  expect((await world.call('account.checkLogedUserAlreadySeenLocation', {})).status).toBe(401);
});
