import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hours } from '@hammerdock/domain/time.ts';
import { openPushServer, readVapid, type PushServer } from '../../../testing/fakes/push-server.ts';
import { SubscriptionEndedError, type PushMessage } from '../gateway.ts';
import { deriveKey, publicKeyOf } from './keys.ts';
import { openVapid } from './vapid.ts';

let server: PushServer;
beforeAll(async () => {
  server = await openPushServer();
});
beforeEach(() => {
  server.answer = 201;
  server.received.length = 0;
});
afterAll(() => server.close());

const { signal } = new AbortController();
const contact = 'mailto:operator@example.com';
const privateKey = deriveKey('a secret of the store');
const open = (hosts = [server.host]) =>
  openVapid({ privateKey, contact, hosts, agent: server.agent });
const message = (): PushMessage => ({
  subscription: server.subscription,
  content: { id: '1', title: 'Outbid: “Lamp”', body: '$20', path: '/productView/l', tag: '/l' },
  topic: 'abcdefghijklmnopqrstuvwxyz012345',
  urgency: 'high',
  ttlMs: hours(1) + 789,
});

test('a browser can decrypt the message, which the store has signed', async () => {
  await open().send(message(), signal);
  const [{ headers, body } = expect.fail('nothing was received')] = server.received;
  expect(JSON.parse(server.decrypt(body))).toEqual(message().content);
  expect(body.toString('latin1')).not.toContain('Outbid');
  expect(headers).toMatchObject({
    ttl: '3600',
    urgency: 'high',
    topic: message().topic,
    'content-encoding': 'aes128gcm',
  });
  const { claims, key } = readVapid(headers.authorization ?? '');
  expect(key).toBe(open().publicKey);
  expect(claims).toMatchObject({ aud: `https://${server.host}`, sub: contact });
});

test.each([
  [404, 'SubscriptionEndedError'],
  [410, 'SubscriptionEndedError'],
  [500, 'ProviderUnavailableError'],
  [403, 'ProviderUnavailableError'],
  [429, 'PushDeferredError'],
  [413, 'ProviderRefusedError'],
  // A redirect could lead into the network of the store.
  [307, 'ProviderRefusedError'],
  [undefined, 'ProviderUnavailableError'],
])('an answer %s is a %s, which names no address', async (answer, name) => {
  server.answer = answer;
  const sent = open().send(message(), signal);
  await expect(sent).rejects.toMatchObject({ name });
  await expect(sent).rejects.not.toThrow(server.host);
  expect(server.received).toHaveLength(1);
});

test('ends an attempt that takes too long', async () => {
  await expect(open().send(message(), AbortSignal.abort())).rejects.toMatchObject({
    name: 'ProviderUnavailableError',
  });
});

test('sends nothing to a host that is no push service, nor with keys of no browser', async () => {
  expect(open([]).accepts(server.subscription.address)).toBe(false);
  await expect(open([]).send(message(), signal)).rejects.toThrow(SubscriptionEndedError);
  const subscription = { ...server.subscription, p256dh: Buffer.alloc(65).toString('base64url') };
  await expect(open().send({ ...message(), subscription }, signal)).rejects.toThrow(
    SubscriptionEndedError,
  );
  expect(server.received).toEqual([]);
});

test('the secret of the store always gives the same key', () => {
  expect(deriveKey('a secret of the store')).toBe(privateKey);
  expect(deriveKey('another secret')).not.toBe(privateKey);
  expect(publicKeyOf(privateKey)).toMatch(/^B[\w-]{86}$/);
  expect(publicKeyOf(Buffer.alloc(32).toString('base64url'))).toBeNull();
});
