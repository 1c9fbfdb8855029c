import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMailServer, type MailServer } from '../../testing/fakes/mail-server.ts';
import type { Email, EmailGateway } from './gateway.ts';
import { emailOutboxPage } from './outbox-page/outbox-page.ts';
import { openSmtp } from './smtp/smtp.ts';

const email: Email = {
  id: 'a',
  recipient: 'ann@example.com',
  subject: 'Ünïcode — “won”',
  bodyText: 'Congratulations, Zoë',
  bodyHtml: '<p>Congratulations, Zoë</p>',
  headers: { 'Message-ID': '<a@message.hammerdock>' },
};

let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());

const PROVIDERS: readonly (readonly [string, () => EmailGateway])[] = [
  ['outbox', () => emailOutboxPage],
  [
    'smtp',
    () =>
      openSmtp({
        url: server.url,
        trusted: server.certificate,
        from: { name: 'Hammerdock', address: 'auctions@store.example' },
        dkim: null,
      }),
  ],
];

describe.each(PROVIDERS)('every email provider: %s', (name, open) => {
  let gateway: EmailGateway;
  const { signal } = new AbortController();
  beforeAll(() => {
    server.received.length = 0;
    gateway = open();
  });
  afterAll(() => gateway.close());

  test('has a name, and responds to a check without sending anything', async () => {
    expect(gateway.name).toBe(name);
    await gateway.check(signal);
    expect(server.received).toEqual([]);
  });

  test('delivers the words to the recipient, unless it only shows them', async () => {
    await gateway.send(email, signal);
    expect(server.received).toHaveLength(gateway.showsOnly ? 0 : 1);
    for (const { to, mail } of server.received) {
      expect(to).toEqual([email.recipient]);
      expect(mail).toMatchObject({ subject: email.subject, messageId: '<a@message.hammerdock>' });
      expect(mail.text?.trim()).toBe(email.bodyText);
      expect(mail.html).toContain(email.bodyHtml);
    }
  });

  test('accepts the same email again with the same Message-ID', async () => {
    await gateway.send(email, signal);
    const ids = new Set(server.received.map(({ mail }) => mail.messageId));
    expect([...ids]).toEqual(gateway.showsOnly ? [] : ['<a@message.hammerdock>']);
  });

  test('closes twice without an error', async () => {
    await gateway.close();
    await expect(gateway.close()).resolves.toBeUndefined();
  });
});
