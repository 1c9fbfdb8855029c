import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { SubscriptionEndedError } from '../gateways/push/gateway.ts';
import { ProviderUnavailableError } from '../gateways/provider.ts';
import { encryptSubscription } from '../operations/messaging/push-subscription.ts';
import { digest, newId } from '../security/ids.ts';
import { RETENTIONS, deleteOver } from '../store/platform/retention.ts';
import { replaceSubscription } from '../store/messaging/push-subscriptions.ts';
import { buildSession } from '../testing/build.ts';
import { fakePush, makeSubscription, type FakePush } from '../testing/fakes/fake-push.ts';
import { addMember, type Member } from '../testing/fixtures/members.ts';
import { notify } from '../testing/notify.ts';
import { openWorld, type World } from '../testing/world.ts';
import { deliverPushes } from './deliver-pushes.ts';

let world: World;
let push: FakePush;
beforeAll(async () => {
  push = fakePush();
  // Without the polls of the store, which would send before the tests do.
  world = await openWorld({ env: { HAMMERDOCK_PUSH: 'none' } });
});
afterEach(() => {
  push.failure = null;
  push.sent.length = 0;
});
afterAll(() => world.close());

/** Returns the address of a new browser of this session. */
async function subscribe(token: string): Promise<string> {
  const { endpoint: address, p256dh, auth } = makeSubscription();
  const session = await world.owner
    .selectFrom('sessions')
    .select(['id', 'userId'])
    .where('tokenHash', '=', digest(token))
    .executeTakeFirstOrThrow();
  const id = newId();
  const subscription = { address, p256dh, auth, publicKey: push.publicKey };
  await world.owner.transaction().execute((tx) =>
    replaceSubscription(tx, {
      id,
      userId: session.userId,
      sessionId: session.id,
      addressHash: digest(address),
      sealed: encryptSubscription(world.app.context.vault, id, subscription),
    }),
  );
  return address;
}

/** With a browser that gets notifications. */
async function addSubscriber(): Promise<Member & { endpoint: string }> {
  const member = await addMember(world);
  return { ...member, endpoint: await subscribe(member.token) };
}

const deliver = (by = push) => deliverPushes({ ...world.app.context, push: by });
const sentTo = (endpoint: string) =>
  push.sent.filter(({ subscription }) => subscription.address === endpoint);
const countWaiting = async (userId: string): Promise<number> => {
  const rows = await world.owner
    .selectFrom('pushMessages')
    .innerJoin('notifications', 'notifications.id', 'notificationId')
    .select('pushMessages.id')
    .where('userId', '=', userId)
    .execute();
  return rows.length;
};
const countBrowsers = async (userId: string): Promise<number> => {
  const rows = await world.owner
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('userId', '=', userId)
    .execute();
  return rows.length;
};

describe('notifications in the browser', () => {
  test('are sent once to each browser of the user in which they are on', async () => {
    const ann = await addSubscriber();
    const bob = await addSubscriber();
    const other = await subscribe((await buildSession(world.owner, ann.id)).token);
    const without = await addMember(world);
    const id = await notify(world, ann.id, { path: '/productView/kettle' });
    await notify(world, without.id);
    for (const _ of ['once', 'again']) await deliver();
    for (const endpoint of [ann.endpoint, other]) {
      expect(sentTo(endpoint)).toEqual([
        expect.objectContaining({
          content: {
            id,
            title: 'You have been outbid',
            body: 'It happened.',
            path: '/productView/kettle',
            tag: '/productView/kettle',
          },
          urgency: 'high',
        }),
      ]);
    }
    expect(sentTo(bob.endpoint)).toEqual([]);
    expect(await countWaiting(ann.id)).toBe(0);
  });

  test('are sent once for one reason, and whatever the user chose for other channels', async () => {
    const { id, token, endpoint } = await addSubscriber();
    const none = { email: '', sms: '' };
    await world.call('notifications.updateUserNotification', none, { as: token });
    for (const _ of ['once', 'again']) await notify(world, id, { reason: 'lot 1' });
    await deliver();
    expect(sentTo(endpoint)).toHaveLength(1);
  });

  test('have one topic for each lot, which does not name it', async () => {
    const { id, endpoint } = await addSubscriber();
    for (const path of ['/productView/a', '/productView/a', '/productView/b']) {
      await notify(world, id, { path });
    }
    await deliver();
    const topics = sentTo(endpoint).map(({ topic }) => topic);
    expect(topics).toHaveLength(3);
    expect(new Set(topics).size).toBe(2);
    for (const topic of topics) expect(topic).toMatch(/^[\w-]{32}$/);
  });

  test('are not sent when they were read meanwhile, nor long after', async () => {
    const { id, token, endpoint } = await addSubscriber();
    push.failure = new ProviderUnavailableError('down');
    const read = await notify(world, id, { kind: 'payment' });
    const unread = await notify(world, id, { kind: 'payment' });
    await deliver();
    push.failure = null;
    const given = { notification_id: read };
    await world.call('notifications.markNotificationRead', given, { as: token });
    await notify(world, id, { kind: 'outbid' });
    await world.clock.advance(hours(2));
    await deliver();
    expect(sentTo(endpoint).map(({ content }) => content.id)).toEqual([unread]);
    const [{ ttlMs } = expect.fail()] = sentTo(endpoint);
    expect(ttlMs).toBeLessThanOrEqual(hours(22));
    expect(ttlMs).toBeGreaterThan(hours(21));
    expect(await countWaiting(id)).toBe(0);
  });

  test('are sent again after an outage of the push service', async () => {
    const { id, endpoint } = await addSubscriber();
    push.failure = new ProviderUnavailableError('down');
    await notify(world, id);
    await deliver();
    expect(await countWaiting(id)).toBe(1);
    push.failure = null;
    await world.clock.advance(minutes(1));
    await deliver();
    expect(sentTo(endpoint)).toHaveLength(1);
    expect(await countBrowsers(id)).toBe(1);
  });

  test('end when the push service says that the browser has ended them', async () => {
    const { id } = await addSubscriber();
    for (const _ of [1, 2]) await notify(world, id);
    push.failure = new SubscriptionEndedError('gone');
    await deliver();
    expect(await countBrowsers(id)).toBe(0);
    expect(await countWaiting(id)).toBe(0);
  });

  test('end when the store has another key', async () => {
    const { id } = await addSubscriber();
    await notify(world, id);
    await deliver(fakePush('another key'));
    expect(await countBrowsers(id)).toBe(0);
  });

  test('end with their session, whether signed out or expired', async () => {
    const [ann, bob] = [await addSubscriber(), await addSubscriber()];
    const queuedBefore = [await notify(world, ann.id), await notify(world, bob.id)];
    expect(queuedBefore).toHaveLength(2);
    await world.call('auth.signout', {}, { as: ann.token });
    await world.owner
      .updateTable('sessions')
      .set({ expiresAt: new Date(0) })
      .where('userId', '=', bob.id)
      .execute();
    for (const { id } of [ann, bob]) await notify(world, id);
    // What came before is still queued, and not sent.
    expect([await countWaiting(ann.id), await countWaiting(bob.id)]).toEqual([0, 1]);
    await deliver();
    expect([...sentTo(ann.endpoint), ...sentTo(bob.endpoint)]).toEqual([]);
    expect(await countBrowsers(ann.id)).toBe(0);
    const rule = RETENTIONS.find(({ table }) => table === 'push_subscriptions');
    if (rule === undefined) throw new Error('expired subscriptions stay');
    await deleteOver(world.app.context.workerDb, rule, { size: 100, budgetMs: 5000 });
    expect(await countBrowsers(bob.id)).toBe(0);
  });

  test('end in other browsers when the password is changed', async () => {
    const ann = await addSubscriber();
    const { token } = await buildSession(world.owner, ann.id);
    const other = await subscribe(token);
    const { body } = await world.call(
      'account.updatePassword',
      {
        old_password: 'seven tall lanterns',
        new_password: 'ten tin whistles',
        confirm_password: 'ten tin whistles',
      },
      { as: token },
    );
    expect(body.status).toBe('success');
    await deliver();
    push.sent.length = 0;
    await notify(world, ann.id, { reason: newId() });
    await deliver();
    expect([sentTo(ann.endpoint), sentTo(other)]).toEqual([[], [expect.anything()]]);
  });
});
