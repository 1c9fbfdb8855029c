import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
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

test('AUTH-05 AUTH-18: terms accepted with flag 0 are shown at the next sign-in, with flag 1 never again', async () => {
  await publishTerms(5);
  const { id } = await buildPerson(world.owner);
  const call = 'account.checkLogedUserAlreadySeenTermsAndConditions';
  const signIn = async () => (await buildSession(world.owner, id)).token;
  const ask = async (as: string) => {
    const { seen, accepted } = dataOf((await world.call(call, {}, { as })).body);
    return { seen, accepted };
  };
  const accept = (as: string, flag: 0 | 1) =>
    world.call('account.createUpdateUserSeenTermsAndConditions', { flag, version: 5 }, { as });
  const first = await signIn();
  expect(await ask(first)).toEqual({ seen: 0, accepted: false });
  await accept(first, 0);
  expect(await ask(first)).toEqual({ seen: 1, accepted: true });
  const second = await signIn();
  expect(await ask(second)).toEqual({ seen: 0, accepted: true });
  await accept(second, 1);
  expect(await ask(second)).toEqual({ seen: 1, accepted: true });
  expect(await ask(await signIn())).toEqual({ seen: 1, accepted: true });
});

test('AUTH-05: terms accepted at registration are not shown again to the new buyer', async () => {
  await publishTerms(6);
  const { id } = await buildPerson(world.owner);
  await world.owner.insertInto('termsAcceptances').values({ userId: id, version: 6 }).execute();
  const { token: as } = await buildSession(world.owner, id);
  const call = 'account.checkLogedUserAlreadySeenTermsAndConditions';
  const { body } = await world.call(call, {}, { as });
  expect(dataOf(body)).toEqual({ seen: 1, accepted: true, version: 6 });
});

test('checkLogedUserAlreadySeenTermsAndConditions refuses guests', async () => {
  const call = 'account.checkLogedUserAlreadySeenTermsAndConditions';
  expect((await world.call(call, {})).status).toBe(401);
});
