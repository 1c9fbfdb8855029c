import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUnsubscribeLink, type Ending } from '../../operations/messaging/unsubscribe-link.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let ann: Member;
beforeAll(async () => {
  world = await openWorld();
  ann = await addMember(world);
});
afterAll(() => world.close());

const tokenOf = (ending: Omit<Ending, 'userId'>): string => {
  const wanted = { ...ending, userId: ann.id };
  const link = makeUnsubscribeLink(world.app.context, wanted);
  return new URL(link).searchParams.get('token') ?? '';
};
const stop = (token: string) => world.call('notifications.stopNotifications', { token });
const chosen = async () =>
  dataOf((await world.call('notifications.getUserNotification', {}, { as: ann.token })).body);

test('stopNotifications stops emails of one kind without a session, also when repeated', async () => {
  const token = tokenOf({ channel: 'email', kind: 3 });
  for (const _ of ['once', 'again']) {
    expect(dataOf((await stop(token)).body)).toEqual({ channel: 'email', name: 'Closing soon' });
  }
  expect((await chosen()).email).toBe('1,2,5,9,10,13,14');
});

test('R62 stopNotifications stops all text messages together', async () => {
  const all = { email: '1', sms: '1,2,4,7' };
  await world.call('notifications.updateUserNotification', all, { as: ann.token });
  const { body } = await stop(tokenOf({ channel: 'sms', kind: 0 }));
  expect(dataOf(body)).toEqual({ channel: 'sms', name: '' });
  expect(await chosen()).toMatchObject({ email: '1', sms: '' });
});

test('stopNotifications refuses a link with an invalid signature', async () => {
  const token = tokenOf({ channel: 'email', kind: 1 });
  const bob = await addMember(world);
  const forged = [
    '',
    'nothing',
    token.replace(ann.id, bob.id),
    token.replace('.email.1.', '.email.2.'),
    token.replace('.email.', '.sms.'),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  ];
  for (const one of forged) {
    expect(codeOf((await stop(one)).body)).toBe('UnsubscribeLinkInvalid');
  }
  expect((await chosen()).email).toBe('1');
});

test('stopNotifications does not stop mandatory emails', async () => {
  await stop(tokenOf({ channel: 'email', kind: 7 }));
  const rows = await world.owner
    .selectFrom('notificationChoices')
    .selectAll()
    .where('kind', '=', 7)
    .where('channel', '=', 'email')
    .execute();
  expect(rows).toEqual([]);
});
