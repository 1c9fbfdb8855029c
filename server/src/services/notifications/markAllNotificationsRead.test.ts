import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { notify } from '../../testing/notify.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const markUntil = async (notification_id: string, as?: string) =>
  (
    await world.call(
      'notifications.markAllNotificationsRead',
      { notification_id },
      as === undefined ? {} : { as },
    )
  ).body;

test('marks a notification and all before it as read; a later one stays unread', async () => {
  const [ann, bob] = [await addMember(world), await addMember(world)];
  await notify(world, ann.id);
  const seen = await notify(world, ann.id);
  const later = await notify(world, ann.id);
  await notify(world, bob.id);
  const body = await markUntil(seen, ann.token);
  expect([body.statusText, dataOf(body)]).toEqual(['All caught up', { unreadCount: 1 }]);
  const { notificationList } = dataOf(
    (await world.call('notifications.listNotifications', {}, { as: ann.token })).body,
  );
  expect(notificationList.filter(({ read }) => read === 0).map(({ id }) => id)).toEqual([later]);
  const others = await world.call('notifications.getUnreadCount', {}, { as: bob.token });
  expect(dataOf(others.body).unreadCount).toBe(1);
});

test('refuses notifications of others, unknown ones, guests and impersonators', async () => {
  const { id, token } = await addMember(world);
  const own = await notify(world, id);
  expect(codeOf(await markUntil(own, (await addMember(world)).token))).toBe('NotFound');
  expect(codeOf(await markUntil(newId(), token))).toBe('NotFound');
  expect(codeOf(await markUntil('nonsense', token))).toBe('NotFound');
  expect(codeOf(await markUntil(own))).toBe('SignInNeeded');
  const admin = await addImpersonated(world);
  expect(codeOf(await markUntil(own, admin.token))).toBe('ImpersonatorMayNot');
  expect(dataOf(await markUntil(own, token))).toEqual({ unreadCount: 0 });
});
