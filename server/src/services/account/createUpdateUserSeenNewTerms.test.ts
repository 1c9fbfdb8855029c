import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('AUTH-05 BID-21: flag 0 of createUpdateUserSeenNewTerms lasts for the session, flag 1 for good', async () => {
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  const { token: later } = await buildSession(world.owner, id);
  const ask = async (token: string) => {
    const { body } = await world.call(
      'account.checkLogedUserAlreadySeenNewTerms',
      {},
      { as: token },
    );
    return dataOf(body).seen;
  };
  const closed = await world.call('account.createUpdateUserSeenNewTerms', { flag: 0 }, { as });
  expect(dataOf(closed.body)).toEqual({ flag: 0 });
  expect([await ask(as), await ask(later)]).toEqual([1, 0]);
  await world.call('account.createUpdateUserSeenNewTerms', { flag: 1 }, { as: later });
  expect([await ask(as), await ask(later)]).toEqual([1, 1]);
});

test('S7 createUpdateUserSeenNewTerms accepts its flag as text', async () => {
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  const answer = await world.call('account.createUpdateUserSeenNewTerms', { flag: '1' }, { as });
  expect(answer.body).toMatchObject({ data: { flag: 1 } });
});

test('createUpdateUserSeenNewTerms refuses any other flag', async () => {
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  const input = { flag: 2 as 1 };
  expect((await world.call('account.createUpdateUserSeenNewTerms', input, { as })).status).toBe(
    422,
  );
});
