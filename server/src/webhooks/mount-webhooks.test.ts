import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from '../db/database.ts';
import { signReports } from '../gateways/email/smtp/read-reports.ts';
import { signRequest } from '../gateways/sms/twilio/webhook.ts';
import { queueMessage, type MessageDraft } from '../operations/messaging/queue-message.ts';
import { TWILIO_ACCOUNT } from '../testing/fakes/twilio-server.ts';
import { addMember, messagesTo, type Member } from '../testing/fixtures/members.ts';
import { PRODUCTION_ENV } from '../testing/fixtures/production-env.ts';
import { codeOf, dataOf } from '../testing/fixtures/registration.ts';
import { openWorld, type World } from '../testing/world.ts';

const SECRET = 'the secret of this test signs reports';
const ORIGIN = PRODUCTION_ENV.HAMMERDOCK_ORIGIN;
const ENV = {
  ...PRODUCTION_ENV,
  HAMMERDOCK_EMAIL: 'smtp',
  // Nothing listens there.
  HAMMERDOCK_SMTP_URL: 'smtp://127.0.0.1:1',
  HAMMERDOCK_EMAIL_FROM: 'Hammerdock <auctions@store.example>',
  HAMMERDOCK_EMAIL_REPORTS_SECRET: SECRET,
  HAMMERDOCK_SMS: 'twilio',
  HAMMERDOCK_TWILIO_ACCOUNT: TWILIO_ACCOUNT.accountId,
  HAMMERDOCK_TWILIO_TOKEN: TWILIO_ACCOUNT.authToken,
  HAMMERDOCK_TWILIO_FROM: '+14045550123',
  HAMMERDOCK_TWILIO_URL: 'http://127.0.0.1:1',
};

let world: World;
let ann: Member;
beforeAll(async () => {
  world = await openWorld({ env: ENV });
  ann = await addMember(world);
});
afterAll(() => world.close());

const settingsOf = async ({ token }: Member) =>
  dataOf((await world.call('notifications.getUserNotification', {}, { as: token })).body);
/** Queues a message and returns its id. */
const queue = async (
  draft: Pick<Extract<MessageDraft, { channel: 'sms' }>, 'recipient' | 'dedupeKey'>,
  channel: 'email' | 'sms',
): Promise<string> => {
  const addressed = { ...draft, userId: ann.id, template: 'outbid' };
  const content = { heading: 'Hello', paragraphs: [] };
  await world.owner
    .transaction()
    .execute((tx) =>
      queueMessage(
        tx,
        channel === 'sms'
          ? { ...addressed, channel, text: 'Hello' }
          : { ...addressed, channel, subject: 'Hello', content },
      ),
    );
  return (await messagesTo(world, draft.recipient))[0]?.id ?? '';
};
const messageOf = async (id: string) =>
  world.owner.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('reports about emails', () => {
  let count = 0;
  const report = async (
    changes: Record<string, unknown>,
    { secret = SECRET, ageMs = 0, altered = false } = {},
  ): Promise<number> => {
    count += 1;
    const text = JSON.stringify({ reports: [{ id: `r${count}`, ...changes }] });
    const at = (await readNow(world.owner)) - ageMs;
    const signature = signReports(secret, { at, text });
    const { statusCode } = await world.app.http.inject({
      method: 'POST',
      url: '/webhooks/email',
      headers: {
        'content-type': 'application/json',
        'hammerdock-signature': `t=${Math.floor(at / seconds(1))},v1=${signature}`,
      },
      payload: altered ? text.replace('hard', 'soft') : text,
    });
    return statusCode;
  };
  const verify = async (member: Member) => {
    await world.call('account.sendEmailVerifyLink', {}, { as: member.token });
    const [mail] = await messagesTo(world, member.email);
    const token = /verify_email\?token=(\S+)/.exec(mail?.bodyText ?? '')?.[1] ?? '';
    return world.call('auth.verifyEmail', { token }, { as: member.token });
  };

  test('SEC-08 are refused when unsigned, altered, signed with another secret or old', async () => {
    const bounce = { kind: 'hard bounce', recipient: ann.email };
    expect(await report(bounce, { secret: 'another' })).toBe(403);
    expect(await report(bounce, { altered: true })).toBe(403);
    expect(await report(bounce, { ageMs: minutes(6) })).toBe(403);
    expect(await report(bounce, { ageMs: -minutes(6) })).toBe(403);
    const plain = { method: 'POST', url: '/webhooks/email', payload: '{}' } as const;
    expect((await world.app.http.inject(plain)).statusCode).toBe(403);
    expect(await report({ kind: 'unknown' })).toBe(400);
    expect((await settingsOf(ann)).email_fault).toBeNull();
  });

  test('a bounce disables the address that the email was sent to, until it is verified', async () => {
    const bob = await addMember(world);
    const verified = { emailVerifiedAt: new Date() };
    await world.owner.updateTable('users').set(verified).where('id', '=', bob.id).execute();
    const id = await queue({ recipient: bob.email, dedupeKey: 'bounce' }, 'email');
    // The service names another recipient than our record.
    const recipient = ann.email;
    const message_id = `<${id}@message.hammerdock>`;
    expect(await report({ kind: 'hard bounce', message_id, recipient })).toBe(204);
    expect((await settingsOf(bob)).email_fault).toBe('bounced');
    expect((await settingsOf(ann)).email_fault).toBeNull();
    expect((await messageOf(id)).failure).toBe('it bounced');
    expect((await verify(bob)).status).toBe(200);
    expect((await settingsOf(bob)).email_fault).toBeNull();
    await world.clock.advance(minutes(2));
    const again = await world.call('account.sendEmailVerifyLink', {}, { as: bob.token });
    expect(codeOf(again.body)).toBe('EmailVerifiedAlready');
  });

  test('a complaint disables an address, a soft bounce does not', async () => {
    const [cleo, dan] = [await addMember(world), await addMember(world)];
    await report({ kind: 'complaint', recipient: cleo.email.toUpperCase() });
    await report({ kind: 'soft bounce', recipient: dan.email });
    expect((await settingsOf(cleo)).email_fault).toBe('complained');
    expect((await settingsOf(dan)).email_fault).toBeNull();
  });

  test('a repeated report is applied once', async () => {
    const eve = await addMember(world);
    const complaint = { id: 'repeated', kind: 'complaint', recipient: eve.email };
    await report(complaint);
    expect((await verify(eve)).status).toBe(200);
    expect(await report(complaint)).toBe(204);
    expect((await settingsOf(eve)).email_fault).toBeNull();
  });
});

describe('what Twilio posts', () => {
  let count = 0;
  const post = async (
    fields: Record<string, string>,
    { query = '', token = TWILIO_ACCOUNT.authToken, sid = '' } = {},
  ) => {
    count += 1;
    const form = new URLSearchParams({ MessageSid: sid || `SM${count}`, ...fields });
    const url = `/webhooks/sms${query}`;
    return world.app.http.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signRequest(token, { url: `${ORIGIN}${url}`, fields: form }),
      },
      payload: form.toString(),
    });
  };
  const inbound = (From: string, Body: string, sid = '') => post({ From, Body }, { sid });

  test('R62: STOP ends texts to a phone and START begins them again; each is applied once', async () => {
    const { phone } = await world.owner
      .selectFrom('users')
      .select('phone')
      .where('id', '=', ann.id)
      .executeTakeFirstOrThrow();
    const stopped = async () => (await settingsOf(ann)).texts_stopped;
    expect((await inbound(phone, ' Stop. ', 'SMstop')).body).toBe('<Response/>');
    expect(await stopped()).toBe(true);
    await inbound(phone, 'START');
    expect(await stopped()).toBe(false);
    await inbound(phone, 'Stop.', 'SMstop');
    expect(await stopped()).toBe(false);
  });

  test('answers HELP with what the texts are and how to stop them, unless Twilio did', async () => {
    const { body, headers } = await inbound('+14045550177', 'help');
    expect(headers['content-type']).toMatch(/^text\/xml/);
    expect(body).toContain(`${ORIGIN}/contact`);
    expect(body).toContain('Msg &amp; data rates may apply. Reply STOP');
    const answered = await post({ From: '+14045550177', Body: 'help', OptOutType: 'HELP' });
    expect(answered.body).toBe('<Response/>');
    expect((await inbound('+14045550177', 'Is lot 3 still there?')).body).toBe('<Response/>');
  });

  test('marks a message as sent or failed', async () => {
    const recipient = '+14045550178';
    const [sent, failed] = [
      await queue({ recipient, dedupeKey: 'reported' }, 'sms'),
      await queue({ recipient: '+14045550179', dedupeKey: 'undelivered' }, 'sms'),
    ];
    await post({ MessageStatus: 'delivered' }, { query: `?message=${sent}` });
    await post({ MessageStatus: 'undelivered' }, { query: `?message=${failed}` });
    expect((await messageOf(sent)).sentAt).not.toBeNull();
    expect((await messageOf(failed)).failure).toBe('it was not delivered');
    const unknown = await post({ MessageStatus: 'sent' }, { query: '?message=none' });
    expect(unknown.statusCode).toBe(200);
  });

  test('SEC-08 is refused with another signature', async () => {
    const fields = { From: '+14045550180', Body: 'STOP' };
    expect((await post(fields, { token: 'another' })).statusCode).toBe(403);
    const stopped = await world.owner.selectFrom('stoppedPhones').select('phone').execute();
    expect(stopped.map(({ phone }) => phone)).not.toContain('+14045550180');
  });
});

test('a store without these providers has no such addresses', async () => {
  const plain = await openWorld();
  for (const url of ['/webhooks/email', '/webhooks/sms']) {
    const { statusCode } = await plain.app.http.inject({ method: 'POST', url, payload: '{}' });
    expect([url, statusCode]).toEqual([url, 404]);
  }
  await plain.close();
});
