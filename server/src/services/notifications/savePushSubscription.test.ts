import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSession } from '../../testing/build.ts';
import { fakePush, makeSubscription } from '../../testing/fakes/fake-push.ts';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ push: fakePush() });
});
afterAll(() => world.close());

const save = async (as?: string, changed: Partial<ReturnType<typeof makeSubscription>> = {}) =>
  (
    await world.call(
      'notifications.savePushSubscription',
      { ...makeSubscription(), ...changed },
      as === undefined ? {} : { as },
    )
  ).body;
const subscriptionsOf = (userId: string) =>
  world.owner
    .selectFrom('pushSubscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();

test('replaces what the session had; the address and the keys are stored encrypted', async () => {
  const { id, token } = await addMember(world);
  expect(dataOf(await save(token))).toEqual({ push_on: 1 });
  const { endpoint, p256dh, auth } = makeSubscription();
  await save(token, { endpoint, p256dh, auth });
  const rows = await subscriptionsOf(id);
  expect(rows).toHaveLength(1);
  const stored = JSON.stringify(rows.map((row) => ({ ...row, sealed: String(row.sealed) })));
  for (const secret of [endpoint, p256dh, auth]) expect(stored).not.toContain(secret);
});

test('a browser belongs to the session that saved it last', async () => {
  const [ann, bob] = [await addMember(world), await addMember(world)];
  const { endpoint } = makeSubscription();
  for (const { token } of [ann, bob]) await save(token, { endpoint });
  expect(await subscriptionsOf(ann.id)).toEqual([]);
  expect(await subscriptionsOf(bob.id)).toHaveLength(1);
});

test('two tabs that save at once leave one subscription', async () => {
  const { id, token } = await addMember(world);
  const answers = await Promise.all([1, 2, 3, 4].map(() => save(token)));
  for (const answer of answers) expect(dataOf(answer)).toEqual({ push_on: 1 });
  expect(await subscriptionsOf(id)).toHaveLength(1);
});

test('keeps the ten newest browsers of a user', async () => {
  const { id, token } = await addMember(world);
  await save(token);
  const [first] = await subscriptionsOf(id);
  for (let device = 0; device < 10; device++) {
    await world.clock.advance(1000);
    await save((await buildSession(world.owner, id)).token);
  }
  const rows = await subscriptionsOf(id);
  expect(rows).toHaveLength(10);
  expect(rows.map((row) => row.id)).not.toContain(first?.id);
});

test('refuses addresses of no push service, keys of no browser, guests, impersonators', async () => {
  const { id, token } = await addMember(world);
  for (const endpoint of ['https://10.0.0.1/1', 'http://push.test.example/1', 'nonsense']) {
    expect(codeOf(await save(token, { endpoint }))).toBe('PushServiceUnknown');
  }
  expect(codeOf(await save(token, { p256dh: 'short' }))).toBe('InputInvalid');
  expect(codeOf(await save(token, { auth: `${'a'.repeat(20)}!!` }))).toBe('InputInvalid');
  expect(codeOf(await save())).toBe('SignInNeeded');
  expect(codeOf(await save((await addImpersonated(world)).token))).toBe('ImpersonatorMayNot');
  expect(await subscriptionsOf(id)).toEqual([]);
});
