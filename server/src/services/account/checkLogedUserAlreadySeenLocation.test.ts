import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCenter, buildPerson, buildSession } from '../../testing/build.ts';
import { dataOf, register } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function openCenter(): Promise<string> {
  const { slug } = await buildCenter(world.owner);
  world.app.context.centers.clear();
  return slug;
}

async function signIn(userId: string) {
  const { token: as } = await buildSession(world.owner, userId);
  return {
    /** The slugs of the locations announced in this session. */
    async announced(): Promise<string[]> {
      const { body } = await world.call('account.checkLogedUserAlreadySeenLocation', {}, { as });
      const { seen, locations } = dataOf(body);
      expect(seen).toBe(locations.length === 0 ? 1 : 0);
      return locations.map(({ city_state_request_params }) => city_state_request_params);
    },
    dismiss: (flag: 0 | 1, locations?: string[]) =>
      world.call('account.createUpdateUserSeenLocation', { flag, locations }, { as }),
  };
}

test('each new location is announced once per user: a later one again, those dismissed no more', async () => {
  const first = await openCenter();
  const { id } = await buildPerson(world.owner);
  const buyer = await signIn(id);
  expect(await buyer.announced()).toEqual([first]);
  await buyer.dismiss(1, [first]);
  expect(await buyer.announced()).toEqual([]);

  const second = await openCenter();
  expect(await buyer.announced()).toEqual([second]);
  await buyer.dismiss(0, [second]);
  expect(await buyer.announced()).toEqual([]);
  const nextDay = await signIn(id);
  expect(await nextDay.announced()).toEqual([second]);
  await nextDay.dismiss(1, [second]);
  expect(await (await signIn(id)).announced()).toEqual([]);

  const other = await signIn((await buildPerson(world.owner)).id);
  expect(await other.announced()).toEqual(expect.arrayContaining([first, second]));
});

test('to a new account only the locations that opened later are new', async () => {
  await openCenter();
  const { token: as } = await register(world);
  const announced = async () => {
    const { body } = await world.call('account.checkLogedUserAlreadySeenLocation', {}, { as });
    return dataOf(body).locations.map((location) => location.city_state_request_params);
  };
  expect(await announced()).toEqual([]);
  const later = await openCenter();
  expect(await announced()).toEqual([later]);
});

test('a location opened after the notice was shown is not dismissed with it', async () => {
  const buyer = await signIn((await buildPerson(world.owner)).id);
  const shown = await buyer.announced();
  const later = await openCenter();
  await buyer.dismiss(1, shown);
  expect(await buyer.announced()).toEqual([later]);
});

test('without a list all locations are dismissed, and flag 0 takes back no flag 1', async () => {
  const first = await openCenter();
  const { id } = await buildPerson(world.owner);
  const buyer = await signIn(id);
  await buyer.dismiss(1);
  await openCenter();
  await buyer.dismiss(0);
  expect(await buyer.announced()).toEqual([]);
  expect(await (await signIn(id)).announced()).not.toContain(first);
});

test('an answer from before locations were announced one by one covers those of its time', async () => {
  await openCenter();
  const { id: userId } = await buildPerson(world.owner);
  await world.owner
    .insertInto('noticeAcknowledgements')
    .values({ userId, notice: 'location', flag: 1 })
    .execute();
  const buyer = await signIn(userId);
  expect(await buyer.announced()).toEqual([]);
  const later = await openCenter();
  expect(await buyer.announced()).toEqual([later]);
});

test('checkLogedUserAlreadySeenLocation refuses guests', async () => {
  expect((await world.call('account.checkLogedUserAlreadySeenLocation', {})).status).toBe(401);
});
