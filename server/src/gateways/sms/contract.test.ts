import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openTwilioServer,
  TWILIO_ACCOUNT,
  type TwilioServer,
} from '../../testing/fakes/twilio-server.ts';
import type { SmsGateway, TextMessage } from './gateway.ts';
import { smsOutboxPage } from './outbox-page/outbox-page.ts';
import { openTwilio } from './twilio/twilio.ts';

const message: TextMessage = {
  id: '0198f3a0-0000-7000-8000-000000000001',
  recipient: '+14045550100',
  text: 'Hammerdock: “Lamp” & more — you won',
  createdAt: Date.now(),
};

let server: TwilioServer;
beforeAll(async () => {
  server = await openTwilioServer();
});
afterAll(() => server.close());

const PROVIDERS: readonly (readonly [string, () => SmsGateway])[] = [
  ['outbox', () => smsOutboxPage],
  [
    'twilio',
    () =>
      openTwilio({
        ...TWILIO_ACCOUNT,
        apiUrl: server.url,
        from: '+14045550123',
        callbackUrl: 'https://store.example/webhooks/sms',
      }),
  ],
];

describe.each(PROVIDERS)('every SMS provider: %s', (name, open) => {
  let gateway: SmsGateway;
  const { signal } = new AbortController();
  beforeAll(() => {
    server.accepted.length = 0;
    gateway = open();
  });

  test('has a name, and responds to a check without sending anything', async () => {
    expect(gateway.name).toBe(name);
    await gateway.check(signal);
    expect(server.accepted).toEqual([]);
  });

  test('knows of no earlier attempt where there was none', async () => {
    expect((await gateway.hasAccepted?.(message, signal)) ?? false).toBe(false);
  });

  test('delivers the text to the phone, unless it only shows it', async () => {
    await gateway.send(message, signal);
    expect(server.accepted).toHaveLength(gateway.showsOnly ? 0 : 1);
    for (const form of server.accepted) {
      expect(form).toMatchObject({ To: message.recipient, Body: message.text });
    }
    expect((await gateway.hasAccepted?.(message, signal)) ?? false).toBe(!gateway.showsOnly);
  });
});
