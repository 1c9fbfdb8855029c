import { hours, minutes, seconds } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, readNow, type Db } from '../db/database.ts';
import { openPool, type DatabaseTarget } from '../db/pool.ts';
import type { EmailGateway } from '../gateways/email/gateway.ts';
import { openSmtp } from '../gateways/email/smtp/smtp.ts';
import { openTwilio } from '../gateways/sms/twilio/twilio.ts';
import { openLog } from '../monitoring/log.ts';
import { queueMessage } from '../operations/messaging/queue-message.ts';
import { openVault } from '../security/vault.ts';
import { openMailServer, type MailServer } from '../testing/fakes/mail-server.ts';
import {
  openTwilioServer,
  TWILIO_ACCOUNT,
  type TwilioServer,
} from '../testing/fakes/twilio-server.ts';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { deliverMessages } from './deliver-messages.ts';

describe('delivering by real providers', () => {
  let database: TestDatabase;
  let workerDb: Db;
  let mail: MailServer;
  let twilio: TwilioServer;
  let email: EmailGateway;
  const log = openLog('fatal');
  const vault = openVault('of this test only', log);
  const open = (target: DatabaseTarget): Db =>
    openDatabase(openPool(target, { max: 4, name: 'test', onError: () => undefined }));
  beforeAll(async () => {
    [database, mail, twilio] = await Promise.all([
      cloneDatabase(),
      openMailServer(),
      openTwilioServer(),
    ]);
    await database.clock.stopAt(Date.UTC(2026, 10, 23, 12));
    workerDb = open(database.worker);
    const from = { name: 'Hammerdock', address: 'auctions@store.example' };
    email = openSmtp({ url: mail.url, trusted: mail.certificate, from, dkim: null });
  });
  afterAll(async () => {
    await Promise.all([workerDb.destroy(), email.close()]);
    await Promise.all([mail.close(), twilio.close()]);
  });

  const deliver = async () => {
    twilio.setTime(await readNow(workerDb));
    const from = '+14045550123';
    const callbackUrl = 'https://store.example/webhooks/sms';
    const sms = openTwilio({ ...TWILIO_ACCOUNT, apiUrl: twilio.url, from, callbackUrl });
    await deliverMessages({ workerDb, vault, log, email, sms });
  };
  const queueEmail = (recipient: string, dedupeKey: string, template = 'outbid') =>
    workerDb.transaction().execute((tx) =>
      queueMessage(tx, {
        channel: 'email',
        dedupeKey,
        userId: null,
        template,
        recipient,
        subject: dedupeKey,
        content: { heading: 'Hello', paragraphs: ['Hello.'] },
      }),
    );
  const queueText = (recipient: string, dedupeKey: string) =>
    workerDb.transaction().execute((tx) =>
      queueMessage(tx, {
        channel: 'sms',
        dedupeKey,
        userId: null,
        template: 'outbid',
        recipient,
        text: dedupeKey,
      }),
    );
  const stateOf = async (dedupeKey: string): Promise<string> => {
    const row = await workerDb
      .selectFrom('messages')
      .select(['sentAt', 'failure'])
      .where('dedupeKey', '=', dedupeKey)
      .executeTakeFirstOrThrow();
    return row.failure ?? (row.sentAt === null ? 'waits' : 'sent');
  };
  const mailTo = (recipient: string) =>
    mail.received.filter(({ to }) => to.includes(recipient)).map((one) => one.mail.subject);

  test('retries a deferred email with backoff, and sends it once', async () => {
    await queueEmail('ann@example.com', 'deferred');
    mail.become('defers');
    await deliver();
    // Too early for another attempt.
    mail.become('accepts');
    await deliver();
    expect([await stateOf('deferred'), mailTo('ann@example.com')]).toEqual(['waits', []]);
    await database.clock.advance(seconds(10));
    await deliver();
    await deliver();
    expect([await stateOf('deferred'), mailTo('ann@example.com')]).toEqual(['sent', ['deferred']]);
  });

  test('sends an email again with the same Message-ID when the reply was lost', async () => {
    await queueEmail('bob@example.com', 'lost reply');
    mail.become('drops after');
    await deliver();
    expect(await stateOf('lost reply')).toBe('waits');
    mail.become('accepts');
    await database.clock.advance(minutes(1));
    await deliver();
    expect(await stateOf('lost reply')).toBe('sent');
    const copies = mail.received.filter(({ to }) => to.includes('bob@example.com'));
    expect(copies).toHaveLength(2);
    expect(new Set(copies.map((copy) => copy.mail.messageId)).size).toBe(1);
  });

  test('does not repeat an email that the server refused for good', async () => {
    await queueEmail('cleo@example.com', 'refused');
    mail.become('refuses');
    await deliver();
    mail.become('accepts');
    await database.clock.advance(hours(2));
    await deliver();
    expect([await stateOf('refused'), mailTo('cleo@example.com')]).toEqual(['waits', []]);
    const [dead] = await workerDb.selectFrom('workItems').selectAll().execute();
    expect(dead).toMatchObject({ attempts: 1, deadAt: expect.any(Number) });
    expect(dead?.lastError).toBe(
      'ProviderRefusedError: the server answered 550 5.7.1 Relaying denied',
    );
  });

  test('sends only emails about security to an address that bounced', async () => {
    const recipient = 'Dan@example.com';
    await queueEmail(recipient, 'bounces');
    mail.become('knows no mailbox');
    await deliver();
    expect(await stateOf('bounces')).toBe('no such mailbox');
    mail.become('accepts');
    await queueEmail('dan@EXAMPLE.com', 'not tried');
    await queueEmail(recipient, 'security', 'password-reset');
    await deliver();
    expect(await stateOf('not tried')).toBe('the address bounced');
    expect([await stateOf('security'), mailTo(recipient)]).toEqual(['sent', ['security']]);
  });

  test('sends a text once when the response was lost', async () => {
    await queueText('+14045550100', 'lost response');
    twilio.become('loses the response');
    await deliver();
    expect(await stateOf('lost response')).toBe('waits');
    twilio.become('accepts');
    await database.clock.advance(minutes(1));
    await deliver();
    expect(await stateOf('lost response')).toBe('sent');
    expect(twilio.accepted.map(({ Body }) => Body)).toEqual(['lost response']);
  });

  test('sends nothing more to a phone that has stopped texts', async () => {
    await queueText('+14045550101', 'stopped');
    twilio.become('was stopped');
    await deliver();
    twilio.become('accepts');
    await queueText('+14045550101', 'later');
    await deliver();
    const stopped = 'the phone has stopped texts';
    expect([await stateOf('stopped'), await stateOf('later')]).toEqual([stopped, stopped]);
    expect(twilio.accepted.map(({ Body }) => Body)).not.toContain('later');
  });
});
