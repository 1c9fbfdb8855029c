import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '@hammerdock/domain/time.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { notify } from '../../testing/notify.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Input = Parameters<typeof world.call<'notifications.listNotifications'>>[1];
const list = async (as: string, input: Input = {}) =>
  dataOf((await world.call('notifications.listNotifications', input, { as })).body);

test('lists the caller’s notifications only, the newest first, with the number of unread ones', async () => {
  const [ann, bob] = [await addMember(world), await addMember(world)];
  const lot = '/productView/kettle';
  const first = await notify(world, ann.id, { subject: 'Outbid: Kettle', path: lot });
  await world.clock.advance(minutes(1));
  const second = await notify(world, ann.id, { kind: 'payment' });
  await notify(world, bob.id);
  const answer = await list(ann.token);
  expect(answer.notificationList).toEqual([
    expect.objectContaining({ id: second, name: 'Payment information', path: null }),
    {
      id: first,
      kind: 1,
      name: 'Outbid',
      subject: 'Outbid: Kettle',
      body: 'It happened.\nAnd more.',
      path: lot,
      date_added: expect.stringMatching(/Z$/),
      read: 0,
    },
  ]);
  expect(answer).toMatchObject({ notificationCount: 2, unreadCount: 2, newest_id: second });
});

test('pages, and lists unread ones only when asked', async () => {
  const { id, token } = await addMember(world);
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) ids.unshift(await notify(world, id));
  const idsOf = async (input: Input) =>
    (await list(token, input)).notificationList.map((one) => one.id);
  expect(await idsOf({ limit: 2 })).toEqual(ids.slice(0, 2));
  expect(await idsOf({ limit: 2, page: 2 })).toEqual(ids.slice(2));
  const [newest = ''] = ids;
  const read = { notification_id: newest };
  await world.call('notifications.markNotificationRead', read, { as: token });
  expect(await idsOf({ unread_only: 1 })).toEqual(ids.slice(1));
  expect(await list(token, { unread_only: 1 })).toMatchObject({
    notificationCount: 2,
    unreadCount: 2,
  });
  expect(await list(token, { page: 2, limit: 2 })).toMatchObject({
    notificationCount: 3,
    unreadCount: 2,
    newest_id: newest,
  });
});

test('lists what happened also when its emails and text messages are switched off', async () => {
  const { id, token } = await addMember(world);
  const none = { email: '', sms: '' };
  await world.call('notifications.updateUserNotification', none, { as: token });
  await notify(world, id, { kind: 'outbid' });
  expect((await list(token)).notificationCount).toBe(1);
  const messages = await world.owner
    .selectFrom('messages')
    .select('id')
    .where('userId', '=', id)
    .execute();
  expect(messages).toEqual([]);
});

test('lists one notification for one reason, also when it is queued twice at once', async () => {
  const { id, token } = await addMember(world);
  await Promise.all([1, 2, 3].map(() => notify(world, id, { reason: 'lot 1' })));
  expect((await list(token)).notificationCount).toBe(1);
});

test('leads to no page outside the store', async () => {
  const { id, token } = await addMember(world);
  await notify(world, id, { path: '.evil.example/page' });
  expect((await list(token)).notificationList).toEqual([expect.objectContaining({ path: null })]);
});

test('refuses guests', async () => {
  expect(codeOf((await world.call('notifications.listNotifications', {})).body)).toBe(
    'SignInNeeded',
  );
});
