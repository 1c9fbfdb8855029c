import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSession } from '../../testing/build.ts';
import { fakePush, makeSubscription } from '../../testing/fakes/fake-push.ts';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ push: fakePush() });
});
afterAll(() => world.close());

const remove = async (as?: string) =>
  (await world.call('notifications.removePushSubscription', {}, as === undefined ? {} : { as }))
    .body;

test('removes the browser of this session only; repeating it changes nothing', async () => {
  const { id, token } = await addMember(world);
  const other = await buildSession(world.owner, id);
  for (const as of [token, other.token]) {
    await world.call('notifications.savePushSubscription', makeSubscription(), { as });
  }
  for (const _ of ['once', 'again']) expect(dataOf(await remove(token))).toEqual({ push_on: 0 });
  const left = await world.owner
    .selectFrom('pushSubscriptions')
    .select('sessionId')
    .where('userId', '=', id)
    .execute();
  expect(left).toEqual([{ sessionId: other.id }]);
});

test('refuses guests and impersonators', async () => {
  expect(codeOf(await remove())).toBe('SignInNeeded');
  expect(codeOf(await remove((await addImpersonated(world)).token))).toBe('ImpersonatorMayNot');
});
