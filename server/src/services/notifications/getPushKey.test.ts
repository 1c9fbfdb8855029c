import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSession } from '../../testing/build.ts';
import { fakePush, makeSubscription } from '../../testing/fakes/fake-push.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ push: fakePush('the-key') });
});
afterAll(() => world.close());

const ask = async (as: string, by = world) =>
  dataOf((await by.call('notifications.getPushKey', {}, { as })).body);

test('returns the key, and whether this session’s browser gets notifications', async () => {
  const ann = await addMember(world);
  const other = await buildSession(world.owner, ann.id);
  expect(await ask(ann.token)).toEqual({ public_key: 'the-key', push_on: 0 });
  await world.call('notifications.savePushSubscription', makeSubscription(), { as: ann.token });
  expect(await ask(ann.token)).toEqual({ public_key: 'the-key', push_on: 1 });
  expect(await ask(other.token)).toMatchObject({ push_on: 0 });
});

test('returns no key where the store sends nothing to browsers', async () => {
  const without = await openWorld({ env: { HAMMERDOCK_PUSH: 'none' } });
  try {
    const { token } = await addMember(without);
    expect(await ask(token, without)).toEqual({ public_key: null, push_on: 0 });
    const save = { as: token };
    const saved = await without.call(
      'notifications.savePushSubscription',
      makeSubscription('https://fcm.googleapis.com'),
      save,
    );
    expect(codeOf(saved.body)).toBe('PushNotOffered');
  } finally {
    await without.close();
  }
});

test('refuses guests', async () => {
  expect(codeOf((await world.call('notifications.getPushKey', {})).body)).toBe('SignInNeeded');
});
