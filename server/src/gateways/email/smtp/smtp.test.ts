import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMailServer, type MailServer } from '../../../testing/fakes/mail-server.ts';
import { findFreePort } from '../../../testing/free-port.ts';
import { ProviderRefusedError, ProviderUnavailableError } from '../../provider.ts';
import { UnknownMailboxError, type Email, type EmailGateway } from '../gateway.ts';
import { openSmtp, type SmtpOptions } from './smtp.ts';

const FROM = { name: 'Hammerdock', address: 'auctions@store.example' };
const emailOf = (changes: Partial<Email> = {}): Email => ({
  id: 'a',
  recipient: 'ann@example.com',
  subject: 'You won',
  bodyText: 'Congratulations',
  bodyHtml: '<p>Congratulations</p>',
  headers: { 'Message-ID': '<a@message.hammerdock>' },
  ...changes,
});
const never = new AbortController().signal;

describe('sending by SMTP', () => {
  let server: MailServer;
  const opened: EmailGateway[] = [];
  const open = (changes: Partial<SmtpOptions> = {}): EmailGateway => {
    const { url, certificate: trusted } = server;
    const gateway = openSmtp({ url, from: FROM, dkim: null, trusted, ...changes });
    opened.push(gateway);
    return gateway;
  };
  const failureOf = (sent: Promise<void>): Promise<unknown> =>
    sent.then(
      () => 'accepted',
      (error: unknown) => error,
    );
  beforeAll(async () => {
    server = await openMailServer();
  });
  beforeEach(() => {
    server.become('accepts');
    server.received.length = 0;
  });
  afterAll(async () => {
    for (const gateway of opened) await gateway.close();
    await server.close();
  });

  test('sends several emails, encrypted, over few connections', async () => {
    const before = server.countSessions();
    const gateway = open();
    const recipients = Array.from({ length: 20 }, (_, at) => `buyer${at}@example.com`);
    await Promise.all(recipients.map((recipient) => gateway.send(emailOf({ recipient }), never)));
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(recipients.toSorted());
    expect(server.received.every(({ isEncrypted }) => isEncrypted)).toBe(true);
    expect(server.countSessions() - before).toBeLessThanOrEqual(5);
  });

  test('writes the headers that mail programs need', async () => {
    const headers = {
      'Message-ID': '<a@message.hammerdock>',
      'List-Unsubscribe': '<https://store.example/unsubscribe?token=t>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await open().send(emailOf({ headers }), never);
    const [sent] = server.received;
    expect(sent).toMatchObject({ from: FROM.address, to: ['ann@example.com'] });
    expect(sent?.mail).toMatchObject({ messageId: '<a@message.hammerdock>', subject: 'You won' });
    expect(sent?.mail.from?.value).toEqual([{ name: 'Hammerdock', address: FROM.address }]);
    expect(sent?.mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(sent?.mail.text?.trim()).toBe('Congratulations');
    const list = sent?.mail.headerLines.filter(({ key }) => key.startsWith('list-unsubscribe'));
    expect(list?.map(({ line }) => line)).toEqual([
      'List-Unsubscribe: <https://store.example/unsubscribe?token=t>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]);
  });

  test('signs with DKIM where a key is configured', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const dkim = { domainName: 'store.example', keySelector: 'auctions', privateKey: key };
    await open({ dkim }).send(emailOf(), never);
    const signature = server.received[0]?.mail.headerLines.find(
      ({ key: name }) => name === 'dkim-signature',
    );
    expect(signature?.line).toMatch(/d=store\.example;\s+.*s=auctions;[^]*b=[\w+/\s]+/);
  });

  test('refuses an address that would add a recipient or a header, and sends nothing', async () => {
    const hostile = [
      'b@example.com\r\nBcc: evil@example.com',
      'b@example.com, evil@example.com',
      '"b@example.com" <evil@example.com>',
      'b@example.com>\r\nRCPT TO:<evil@example.com',
      'b@example.com\u0000',
      'file:///etc/passwd',
      '',
    ];
    const gateway = open();
    for (const recipient of hostile) {
      const failure = await failureOf(gateway.send(emailOf({ recipient }), never));
      expect(failure, recipient).toBeInstanceOf(ProviderRefusedError);
    }
    const subject = 'Hi\r\nBcc: evil@example.com';
    await gateway.send(emailOf({ subject }), never);
    expect(server.received.map(({ to }) => to)).toEqual([['ann@example.com']]);
    expect(server.received[0]?.mail.bcc).toBeUndefined();
  });

  test.each([
    ['defers', 'EmailDeferredError', 'the server answered 451 4.7.1 Greylisted, try again later'],
    ['knows no mailbox', UnknownMailboxError.name, 'the server answered 550 5.1.1 No such user'],
    ['refuses', ProviderRefusedError.name, 'the server answered 550 5.7.1 Relaying denied'],
    ['drops before', ProviderUnavailableError.name, 'no answer from the server: '],
    ['drops after', ProviderUnavailableError.name, 'no answer from the server: '],
  ] as const)('reports a server that %s as %s', async (behavior, name, message) => {
    server.become(behavior);
    const gateway = open();
    const failure = await failureOf(gateway.send(emailOf(), never));
    expect(failure).toMatchObject({ name, message: expect.stringContaining(message) });
    // The client does not repeat it by itself.
    expect(server.received).toHaveLength(behavior === 'drops after' ? 1 : 0);
    server.become('accepts');
    await gateway.send(emailOf(), never);
  });

  test('stops an attempt that is aborted', async () => {
    const silent = await openMailServer({ onMailFrom: () => undefined });
    const { url, certificate: trusted } = silent;
    const gateway = openSmtp({ url, from: FROM, dkim: null, trusted });
    const abort = new AbortController();
    const sent = failureOf(gateway.send(emailOf(), abort.signal));
    abort.abort();
    expect(await sent).toBeInstanceOf(ProviderUnavailableError);
    await gateway.close();
    await silent.close();
  });

  test('reports wrong keys, an unknown certificate and a dead server, without the password', async () => {
    const port = await findFreePort();
    const failures = [
      open({ url: server.url.replace('store:', 'thief:') }),
      openSmtp({ url: server.url, from: FROM, dkim: null }),
      open({ url: `smtp://store:hunter2@localhost:${port}` }),
    ];
    for (const gateway of failures) {
      const failure = await failureOf(gateway.check(never));
      expect(failure).toBeInstanceOf(ProviderUnavailableError);
      expect(String(failure)).not.toMatch(/hunter2|p@ss|p%40ss/);
      await gateway.close();
    }
    expect(await failureOf(open().check(never))).toBe('accepted');
  });
});
