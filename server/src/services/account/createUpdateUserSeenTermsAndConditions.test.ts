import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
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

const call = 'account.createUpdateUserSeenTermsAndConditions';

test('R62: createUpdateUserSeenTermsAndConditions records version and time with either flag', async () => {
  await publishTerms(3);
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  await world.clock.stopAt(1_800_000_000_000);
  const { body } = await world.call(call, { flag: 0, version: 3 }, { as });
  expect(dataOf(body)).toEqual({ flag: 0, version: 3 });
  await world.clock.stopAt(1_800_000_060_000);
  dataOf((await world.call(call, { flag: 1 }, { as })).body);
  const accepted = await world.owner
    .selectFrom('termsAcceptances')
    .selectAll()
    .where('userId', '=', id)
    .execute();
  expect(accepted).toEqual([{ userId: id, version: 3, at: 1_800_000_000_000 }]);
  await world.clock.run();
});

test('createUpdateUserSeenTermsAndConditions refuses an older version of the terms', async () => {
  await publishTerms(4);
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  expect(codeOf((await world.call(call, { flag: 1, version: 3 }, { as })).body)).toBe(
    'TermsChanged',
  );
});
