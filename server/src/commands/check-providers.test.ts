import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { openMailServer, type MailServer } from '../testing/fakes/mail-server.ts';
import {
  openTwilioServer,
  TWILIO_ACCOUNT,
  type TwilioServer,
} from '../testing/fakes/twilio-server.ts';
import { runCommand } from './run-command.ts';

let database: TestDatabase;
let mail: MailServer;
let twilio: TwilioServer;
beforeAll(async () => {
  // Without encryption, since the command trusts no certificate of a test.
  const plain = { hideSTARTTLS: true, allowInsecureAuth: true };
  [database, mail, twilio] = await Promise.all([
    cloneDatabase(),
    openMailServer(plain),
    openTwilioServer(),
  ]);
});
afterAll(() => Promise.all([mail.close(), twilio.close()]));

async function run(env: Record<string, string> = {}): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const given = {
    HAMMERDOCK_ENVIRONMENT: 'development',
    DATABASE_URL: database.url,
    HAMMERDOCK_EMAIL: 'smtp',
    HAMMERDOCK_SMTP_URL: mail.url,
    HAMMERDOCK_EMAIL_FROM: 'Hammerdock <auctions@store.example>',
    HAMMERDOCK_SMS: 'twilio',
    HAMMERDOCK_TWILIO_URL: twilio.url,
    HAMMERDOCK_TWILIO_ACCOUNT: TWILIO_ACCOUNT.accountId,
    HAMMERDOCK_TWILIO_TOKEN: TWILIO_ACCOUNT.authToken,
    HAMMERDOCK_TWILIO_FROM: '+14045550123',
    ...env,
  };
  const config = () => readConfig(given, { dev: false });
  const code = await runCommand(['check-providers'], { config, print: (line) => lines.push(line) });
  return { code, lines };
}

test('reports that every provider responds, without sending anything', async () => {
  expect(await run()).toEqual({
    code: 0,
    lines: [
      'payments  sandbox  responds',
      'email  smtp  responds',
      'sms  twilio  responds',
      'storage  disk  responds',
      'maps  offline  responds',
      'identity  sandbox  responds',
    ],
  });
  expect([mail.received, twilio.accepted]).toEqual([[], []]);
});

test('names the provider that does not respond, with the reason and no secret', async () => {
  const wrong = mail.url.replace(/:[^:@]+@/, ':hunter2@');
  const { code, lines } = await run({
    HAMMERDOCK_SMTP_URL: wrong,
    HAMMERDOCK_TWILIO_TOKEN: 'hunter2',
  });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'payments  sandbox  responds',
    expect.stringMatching(/^email {2}smtp {2}does not respond: the server answered 535 /),
    'sms  twilio  does not respond: Twilio answered 401, error 20003',
    'storage  disk  responds',
    'maps  offline  responds',
    'identity  sandbox  responds',
  ]);
  expect(lines.join()).not.toContain('hunter2');
});
