import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueMessage } from '../../operations/messaging/queue-message.ts';
import { PLACEHOLDER } from '../../operations/messaging/message-secret.ts';
import { markMessageFailed } from '../../store/messaging/messages.ts';
import { fakeEmail, fakeSms } from '../../testing/fakes/message-gateways.ts';
import { addPerson } from '../../testing/fixtures/bidders.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { PRODUCTION_ENV } from '../../testing/fixtures/production-env.ts';

const emailTo = (recipient: string, heading: string) => ({
  channel: 'email' as const,
  dedupeKey: `${recipient} ${heading}`,
  userId: null,
  template: 'test',
  recipient,
  subject: heading,
  content: { heading, paragraphs: ['<b>Ann</b> & Bob'] },
});

describe('the outbox page', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    await world.app.context.db.transaction().execute(async (tx) => {
      await queueMessage(tx, emailTo('ann@example.com', 'First'));
      await queueMessage(tx, emailTo('bob@example.com', 'Second'));
      await queueMessage(tx, emailTo('bob@example.com', 'Second'));
    });
  });
  afterAll(() => world.close());

  test('NTF-04 lists each message once, newest first, with values escaped in the HTML', async () => {
    const { body } = await world.call('messages.listMessages', {});
    if (body.status !== 'success') throw new Error(body.statusText);
    const { messages } = body.data;
    expect(messages.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    expect(messages[0]?.html).toContain('&lt;b&gt;Ann&lt;/b&gt; &amp; Bob');
    expect(messages[0]?.text).toContain('<b>Ann</b> & Bob');
  });

  test('NTF-04 filters by recipient', async () => {
    const { body } = await world.call('messages.listMessages', { recipient: 'ann@example.com' });
    expect(body.status === 'success' && body.data.messages).toHaveLength(1);
  });

  test('shows only the channels without a provider that sends', async () => {
    const mixed = await openWorld({ email: fakeEmail() });
    await mixed.app.context.db.transaction().execute(async (tx) => {
      await queueMessage(tx, emailTo('ann@example.com', 'Sent'));
      const { dedupeKey, template } = emailTo('', 'Shown');
      const text = { channel: 'sms', recipient: '+14045550100', text: 'Shown' } as const;
      await queueMessage(tx, { dedupeKey, userId: null, template, ...text });
    });
    const { body } = await mixed.call('messages.listMessages', {});
    if (body.status !== 'success') throw new Error(body.statusText);
    expect(body.data.messages.map(({ text }) => text)).toEqual(['Shown']);
    await mixed.close();
  });

  test('NTF-04 shows an admin what each provider sent, or why not, without its codes', async () => {
    const sending = await openWorld({ email: fakeEmail(), sms: fakeSms() });
    const { token, username } = await addPerson(sending.owner, 'admin');
    const email = `${username}@example.com`;
    await sending.call('auth.forgotPassword', { email });
    const { db } = sending.app.context;
    const returned = emailTo('bob@example.com', 'Returned');
    await db.transaction().execute((tx) => queueMessage(tx, returned));
    const { id } = await sending.owner
      .selectFrom('messages')
      .select('id')
      .where('subject', '=', 'Returned')
      .executeTakeFirstOrThrow();
    await markMessageFailed(db, id, 'no such mailbox');
    const { body } = await sending.call('messages.listMessages', {}, { as: token });
    if (body.status !== 'success') throw new Error(body.statusText);
    const [failed, reset] = body.data.messages;
    expect(failed).toMatchObject({ recipient: 'bob@example.com', failure: 'no such mailbox' });
    expect(failed?.failed_at).not.toBeNull();
    expect(reset).toMatchObject({ template: 'password-reset', recipient: email, failure: '' });
    expect(reset?.text).toContain(PLACEHOLDER);
    await sending.close();
  });

  test('does not exist for guests in production', async () => {
    const production = await openWorld({
      env: PRODUCTION_ENV,
    });
    const { status, body } = await production.call('messages.listMessages', {});
    expect([status, body.status === 'error' && body.code]).toEqual([404, 'NotFound']);
    await production.close();
  });
});
