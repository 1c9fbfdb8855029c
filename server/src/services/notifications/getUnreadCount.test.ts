import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { notify } from '../../testing/notify.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const count = async (as: string) =>
  dataOf((await world.call('notifications.getUnreadCount', {}, { as })).body).unreadCount;

test('counts the caller’s unread notifications', async () => {
  const [ann, bob] = [await addMember(world), await addMember(world)];
  expect(await count(ann.token)).toBe(0);
  const notification_id = await notify(world, ann.id);
  await notify(world, ann.id);
  await notify(world, bob.id);
  expect(await count(ann.token)).toBe(2);
  await world.call('notifications.markNotificationRead', { notification_id }, { as: ann.token });
  expect(await count(ann.token)).toBe(1);
});

test('refuses guests', async () => {
  expect(codeOf((await world.call('notifications.getUnreadCount', {})).body)).toBe('SignInNeeded');
});
