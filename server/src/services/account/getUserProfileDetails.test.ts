import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('getUserProfileDetails returns the caller’s own data', async () => {
  const person = await buildPerson(world.owner);
  const { token } = await buildSession(world.owner, person.id);
  const { body } = await world.call('account.getUserProfileDetails', {}, { as: token });
  const { userData, ...rest } = dataOf(body);
  expect(userData).toMatchObject({
    user_id: person.id,
    username: person.username,
    email: person.email,
    email_verified: 0,
    quick_enable: 0,
    account_status: 'active',
    bid_limit: null,
  });
  expect(Object.keys(userData)).not.toContain('password_hash');
  expect(rest).toEqual({ impersonated: false, appVersion: '11/01/24' });
});

test('getUserProfileDetails shows that the account is deactivated', async () => {
  const { id } = await buildPerson(world.owner);
  const { token } = await buildSession(world.owner, id);
  const deactivation = { id, userId: id, reason: 'no card' };
  await world.owner.insertInto('deactivations').values(deactivation).execute();
  const { body } = await world.call('account.getUserProfileDetails', {}, { as: token });
  expect(dataOf(body).userData.account_status).toBe('deactivated');
});

test('getUserProfileDetails refuses guests', async () => {
  expect((await world.call('account.getUserProfileDetails', {})).status).toBe(401);
});
