import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ask = (as?: string) =>
  world.call('notifications.getUserNotification', {}, as === undefined ? {} : { as });

test('NTF-01 getUserNotification lists the kinds with their options and the choices', async () => {
  const { token } = await addMember(world);
  const { notifications, email, sms } = dataOf((await ask(token)).body);
  const named = (name: string) => notifications.find((one) => one.name === name);
  expect(named('Outbid')).toEqual({
    id: 1,
    name: 'Outbid',
    email_flag: 1,
    sms_flag: 1,
    mandatory: 0,
  });
  expect(named('Payment information')).toMatchObject({ email_flag: 0, sms_flag: 1, mandatory: 1 });
  expect(named('Trending now')).toMatchObject({ email_flag: 1, sms_flag: 0, mandatory: 0 });
  // The defaults: some kinds of emails, and no text messages (R62).
  expect([email, sms]).toEqual(['1,2,3,5,9,10,13,14', '']);
});

test('getUserNotification returns the choices of the caller, and refuses guests', async () => {
  const [ann, bob] = [await addMember(world), await addMember(world)];
  const chosen = { email: '3', sms: '1' };
  await world.call('notifications.updateUserNotification', chosen, { as: ann.token });
  expect(dataOf((await ask(ann.token)).body)).toMatchObject(chosen);
  expect(dataOf((await ask(bob.token)).body)).toMatchObject({ sms: '' });
  expect(codeOf((await ask()).body)).toBe('SignInNeeded');
});
