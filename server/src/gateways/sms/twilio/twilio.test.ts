import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openTwilioServer,
  TWILIO_ACCOUNT,
  type TwilioServer,
} from '../../../testing/fakes/twilio-server.ts';
import { ProviderRefusedError, ProviderUnavailableError } from '../../provider.ts';
import { PhoneStoppedError } from '../gateway.ts';
import { openTwilio, type TwilioOptions } from './twilio.ts';
import { signRequest } from './webhook.ts';

const CALLBACK = 'https://store.example/webhooks/sms';
const message = {
  id: '0198f3a0-0000-7000-8000-000000000001',
  recipient: '+14045550100',
  text: 'Hello',
  createdAt: Date.UTC(2026, 10, 23, 12),
};
const never = new AbortController().signal;

describe('Twilio', () => {
  let server: TwilioServer;
  const open = (changes: Partial<TwilioOptions> = {}) =>
    openTwilio({
      ...TWILIO_ACCOUNT,
      apiUrl: server.url,
      from: '+14045550123',
      callbackUrl: CALLBACK,
      ...changes,
    });
  const failureOf = (sent: Promise<void>): Promise<unknown> =>
    sent.then(
      () => 'accepted',
      (error: unknown) => error,
    );
  beforeAll(async () => {
    server = await openTwilioServer();
  });
  beforeEach(() => {
    server.become('accepts');
    server.accepted.length = 0;
  });
  afterAll(() => server.close());

  test('sends from the number or from the messaging service, and asks for reports', async () => {
    await open().send(message, never);
    await open({ from: `MG${'1'.repeat(32)}` }).send(message, never);
    const sent = { To: message.recipient, Body: 'Hello' };
    const StatusCallback = `${CALLBACK}?message=${message.id}`;
    expect(server.accepted).toEqual([
      { ...sent, StatusCallback, From: '+14045550123' },
      { ...sent, StatusCallback, MessagingServiceSid: `MG${'1'.repeat(32)}` },
    ]);
  });

  test.each([
    ['is busy', 'SmsDeferredError'],
    ['is down', ProviderUnavailableError.name],
    ['loses the response', ProviderUnavailableError.name],
    ['knows no number', ProviderRefusedError.name],
    ['was stopped', PhoneStoppedError.name],
  ] as const)('reports that it %s as %s', async (behavior, name) => {
    server.become(behavior);
    expect(await failureOf(open().send(message, never))).toMatchObject({ name });
  });

  test('finds an earlier attempt whose response was lost, and no older message', async () => {
    server.setTime(message.createdAt + minutes(1));
    server.become('loses the response');
    await failureOf(open().send(message, never));
    server.become('accepts');
    const hasAccepted = (changes: Partial<typeof message>) =>
      open().hasAccepted?.({ ...message, ...changes }, never);
    expect(await hasAccepted({})).toBe(true);
    expect(await hasAccepted({ text: 'Another' })).toBe(false);
    expect(await hasAccepted({ createdAt: message.createdAt + minutes(3) })).toBe(false);
  });

  test('reports wrong keys and a dead server, without the token', async () => {
    const wrong = open({ authToken: 'hunter2' });
    const dead = open({ apiUrl: 'http://127.0.0.1:1', authToken: 'hunter2' });
    for (const gateway of [wrong, dead]) {
      const failure = await failureOf(gateway.check(never));
      expect(failure).toBeInstanceOf(ProviderUnavailableError);
      expect(String(failure)).not.toContain('hunter2');
    }
  });
});

describe('what Twilio posts', () => {
  const { authToken } = TWILIO_ACCOUNT;
  const { webhook } = openTwilio({
    ...TWILIO_ACCOUNT,
    apiUrl: '',
    from: '',
    callbackUrl: CALLBACK,
  });
  const post = (fields: Record<string, string>, { url = CALLBACK, token = authToken } = {}) => {
    const form = new URLSearchParams(fields);
    const signature = signRequest(token, { url, fields: form });
    return { url, headers: { 'x-twilio-signature': signature }, body: form.toString() };
  };
  const read = (...given: Parameters<typeof post>) => webhook?.read(post(...given));

  test('is signed as Twilio documents it', () => {
    // The example of Twilio's documentation.
    const fields = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    });
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
    expect(signRequest('12345', { url, fields })).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
  });

  test('is refused when it is altered, unsigned or signed with another token', () => {
    const inbound = { MessageSid: 'SM1', From: message.recipient, Body: 'STOP' };
    expect(read(inbound)).toMatchObject({ kind: 'received', text: 'STOP' });
    expect(read(inbound, { token: 'another' })).toBeNull();
    const good = post(inbound);
    expect(webhook?.read({ ...good, body: good.body.replace('STOP', 'START') })).toBeNull();
    expect(webhook?.read({ ...good, url: `${CALLBACK}?message=x` })).toBeNull();
    expect(webhook?.read({ ...good, headers: {} })).toBeNull();
  });

  test('reports what became of a message', () => {
    const url = `${CALLBACK}?message=${message.id}`;
    const status = (MessageStatus: string) => read({ MessageSid: 'SM1', MessageStatus }, { url });
    const messageId = message.id;
    expect(status('delivered')).toEqual({ kind: 'accepted', id: 'SM1 delivered', messageId });
    expect(status('undelivered')).toEqual({ kind: 'failed', id: 'SM1 undelivered', messageId });
    expect(status('queued')).toBe('other');
  });

  test('names the wish that Twilio has answered itself', () => {
    const inbound = { MessageSid: 'SM1', From: '+1', Body: 'Arrêt' };
    expect(read(inbound)).toMatchObject({ answered: null });
    expect(read({ ...inbound, OptOutType: 'STOP' })).toMatchObject({ answered: 'stop' });
  });

  test('is answered in its markup, with every character escaped', () => {
    expect(webhook?.reply(null)).toEqual({ type: 'text/xml', body: '<Response/>' });
    expect(webhook?.reply('a < b & c').body).toBe(
      '<Response><Message>a &lt; b &amp; c</Message></Response>',
    );
  });
});
