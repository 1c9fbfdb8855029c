import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueNotification } from '../../operations/messaging/queue-notification.ts';
import { addMember, messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('NTF-03 one-click unsubscribe', () => {
  let world: World;
  let ann: Member;
  beforeAll(async () => {
    world = await openWorld();
    ann = await addMember(world);
  });
  afterAll(() => world.close());

  /** From another origin, as a form, without a session. */
  const post = (address: string, type = 'application/x-www-form-urlencoded') => {
    const { pathname, search } = new URL(address, 'http://localhost');
    return world.app.http.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': type, origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    });
  };
  const newest = async (email: string) => {
    const [message] = await messagesTo(world, email);
    return message?.unsubscribeHref ?? '';
  };

  test('NTF-03 ends the emails of its kind, by a form or multipart', async () => {
    const input = { userId: ann.id, template: 'test', reason: '1', subject: 'Over soon' } as const;
    await world.owner.transaction().execute((tx) =>
      queueNotification(tx, world.app.context, {
        ...input,
        kind: 'closing',
        content: { heading: 'Over soon', paragraphs: ['Look.'] },
      }),
    );
    const address = await newest(ann.email);
    expect((await post(address)).statusCode).toBe(200);
    expect((await post(address, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
    const { body } = await world.call('notifications.getUserNotification', {}, { as: ann.token });
    expect(dataOf(body).email).toBe('1,2,5,9,10,13,14');
    expect((await post('/unsubscribe?token=made-up')).statusCode).toBe(410);
    expect((await post('/unsubscribe')).statusCode).toBe(422);
  });

  test('NTF-03 ends the newsletter', async () => {
    const email = 'reader@example.com';
    await world.call('newsletter.subscribeToNewsletter', { email });
    const [message] = await messagesTo(world, email);
    const token = /confirm=([\w.-]+)/.exec(message?.bodyText ?? '')?.[1] ?? '';
    await world.call('newsletter.confirmNewsletter', { token });
    expect((await post(await newest(email))).statusCode).toBe(200);
    const row = await world.owner
      .selectFrom('newsletterSubscriptions')
      .select('leftAt')
      .executeTakeFirst();
    expect(row?.leftAt).not.toBeNull();
  });
});
