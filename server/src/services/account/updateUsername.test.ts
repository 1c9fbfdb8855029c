import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { codeOf, dataOf, PASSWORD } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

const current_password = PASSWORD;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('AUTH-07 updateUsername changes the name, also when only its spelling differs', async () => {
  const person = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, person.id);
  for (const username of ['lantern', 'Lantern']) {
    const { body } = await world.call(
      'account.updateUsername',
      { username, current_password },
      { as },
    );
    expect(dataOf(body).userData.username).toBe(username);
  }
});

test('AUTH-07 updateUsername refuses a taken name, and gives it to one of two concurrent requests', async () => {
  const people = await Promise.all([buildPerson(world.owner), buildPerson(world.owner)]);
  const sessions = await Promise.all(people.map(({ id }) => buildSession(world.owner, id)));
  const [first, second] = sessions;
  const username = people[1].username.toUpperCase();
  const taken = await world.call(
    'account.updateUsername',
    { username, current_password },
    { as: first?.token ?? '' },
  );
  expect(codeOf(taken.body)).toBe('UsernameTaken');
  const wanted = { username: 'wanted', current_password };
  const answers = await Promise.all(
    [first, second].map((session) =>
      world.call('account.updateUsername', wanted, { as: session?.token ?? '' }),
    ),
  );
  expect(answers.map(({ body }) => codeOf(body)).toSorted()).toEqual(['UsernameTaken', 'success']);
});

test('updateUsername refuses white space', async () => {
  const { id } = await buildPerson(world.owner);
  const { token: as } = await buildSession(world.owner, id);
  const { body } = await world.call('account.updateUsername', { username: 'a b' }, { as });
  expect(body).toMatchObject({ fieldErrors: { username: 'White space not allowed' } });
});
