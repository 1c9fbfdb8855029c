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

const mark = async (notification_id: string, as?: string) =>
  (
    await world.call(
      'notifications.markNotificationRead',
      { notification_id },
      as === undefined ? {} : { as },
    )
  ).body;
const eventsOf = (userId: string) =>
  world.owner
    .selectFrom('outbox')
    .select('id')
    .where('fact', '=', 'notifications.changed')
    .where('payload', '=', JSON.stringify({ userId }))
    .execute();

test('marks one notification as read once, and tells the caller’s tabs', async () => {
  const { id, token } = await addMember(world);
  const [first] = [await notify(world, id), await notify(world, id)];
  const before = (await eventsOf(id)).length;
  const answers = await Promise.all([mark(first, token), mark(first, token)]);
  expect(answers.map((answer) => dataOf(answer))).toEqual([{ unreadCount: 1 }, { unreadCount: 1 }]);
  expect(dataOf(await mark(first, token))).toEqual({ unreadCount: 1 });
  expect(await eventsOf(id)).toHaveLength(before + 1);
});

test('refuses notifications of others, unknown ones, guests and impersonators', async () => {
  const { id, token } = await addMember(world);
  const own = await notify(world, id);
  expect(codeOf(await mark(own, (await addMember(world)).token))).toBe('NotFound');
  expect(codeOf(await mark(newId(), token))).toBe('NotFound');
  expect(codeOf(await mark('nonsense', token))).toBe('NotFound');
  expect(codeOf(await mark(own))).toBe('SignInNeeded');
  expect(codeOf(await mark(own, (await addImpersonated(world)).token))).toBe('ImpersonatorMayNot');
  expect(dataOf(await mark(own, token))).toEqual({ unreadCount: 0 });
});
