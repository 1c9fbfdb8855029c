import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { dataOf } from '../../testing/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function publishTerms(version: number) {
  const page = { slug: 'terms', title: 'Terms', html: '<p>Terms</p>', version };
  await world.owner
    .insertInto('staticPages')
    .values({ id: 4, ...page })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version }))
    .execute();
}

test('checkLogedUserAlreadySeenTermsAndConditions asks again when the terms change', async () => {
  await publishTerms(1);
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  const call = 'account.checkLogedUserAlreadySeenTermsAndConditions';
  const ask = async () => dataOf((await world.call(call, {}, { as })).body);
  expect(await ask()).toEqual({ seen: 0, accepted: false, version: 1 });
  await world.call('account.createUpdateUserSeenTermsAndConditions', { flag: 1 }, { as });
  expect(await ask()).toEqual({ seen: 1, accepted: true, version: 1 });
  await publishTerms(2);
  expect(await ask()).toEqual({ seen: 0, accepted: false, version: 2 });
});

test('checkLogedUserAlreadySeenTermsAndConditions refuses who is not signed in', async () => {
  const call = 'account.checkLogedUserAlreadySeenTermsAndConditions';
  expect((await world.call(call, {})).status).toBe(401);
});
