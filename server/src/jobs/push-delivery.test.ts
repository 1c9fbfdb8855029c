import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deriveKey } from '../gateways/push/vapid/keys.ts';
import { openVapid } from '../gateways/push/vapid/vapid.ts';
import { openPushServer, type PushServer } from '../testing/fakes/push-server.ts';
import { addMember } from '../testing/fixtures/members.ts';
import { dataOf } from '../testing/fixtures/registration.ts';
import { notify } from '../testing/notify.ts';
import { openWorld, type World } from '../testing/world.ts';

let server: PushServer;
let world: World;
beforeAll(async () => {
  server = await openPushServer();
  const push = openVapid({
    privateKey: deriveKey('a secret'),
    contact: 'mailto:operator@example.com',
    hosts: [server.host],
    agent: server.agent,
  });
  world = await openWorld({ push });
});
afterAll(() => Promise.all([world.close(), server.close()]));

test('NTF-05 the browser gets a notification within seconds, until it has ended the subscription', async () => {
  const { id, token } = await addMember(world);
  const { address: endpoint, p256dh, auth } = server.subscription;
  const given = { endpoint, p256dh, auth };
  dataOf((await world.call('notifications.savePushSubscription', given, { as: token })).body);
  const sent = await notify(world, id, { subject: 'Outbid: Kettle', path: '/productView/kettle' });
  const wait = { timeout: 20_000 };
  await vi.waitFor(() => expect(server.received).toHaveLength(1), wait);
  const [{ body } = expect.fail('nothing was received')] = server.received;
  expect(JSON.parse(server.decrypt(body))).toEqual({
    id: sent,
    title: 'Outbid: Kettle',
    body: 'It happened.',
    path: '/productView/kettle',
    tag: '/productView/kettle',
  });

  server.answer = 410;
  await notify(world, id);
  await vi.waitFor(async () => {
    const { body: answer } = await world.call('notifications.getPushKey', {}, { as: token });
    expect(dataOf(answer).push_on).toBe(0);
  }, wait);
});
