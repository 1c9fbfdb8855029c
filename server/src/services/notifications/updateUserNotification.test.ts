import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '@hammerdock/domain/time.ts';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const update = (input: { email: string; sms: string }, as: string) =>
  world.call('notifications.updateUserNotification', input, { as });

test('updateUserNotification replaces all choices and confirms it', async () => {
  const { token } = await addMember(world);
  const first = await update({ email: '12,1', sms: '4' }, token);
  expect(first.body.statusText).toBe('Your preferences are saved');
  expect(dataOf(first.body)).toEqual({ email: '1,12', sms: '4' });
  expect(dataOf((await update({ email: '', sms: '' }, token)).body)).toEqual({
    email: '',
    sms: '',
  });
});

test('updateUserNotification refuses choices that are not offered', async () => {
  const { token } = await addMember(world);
  // 4 is mandatory by email, 12 has no text messages, 999 does not exist.
  const { body } = await update({ email: '1,4,999', sms: '1,12,999' }, token);
  expect(dataOf(body)).toEqual({ email: '1', sms: '1' });
  expect(codeOf((await update({ email: '1;2', sms: '' }, token)).body)).toBe('InputInvalid');
});

test('R62 updateUserNotification keeps the time of an unchanged choice', async () => {
  const { id, token } = await addMember(world);
  const chosenAt = async () => {
    const { at } = await world.owner
      .selectFrom('notificationChoices')
      .select('at')
      .where('userId', '=', id)
      .where('kind', '=', 1)
      .where('channel', '=', 'sms')
      .executeTakeFirstOrThrow();
    return at;
  };
  await update({ email: '', sms: '1' }, token);
  const before = await chosenAt();
  await world.clock.advance(minutes(5));
  await update({ email: '2', sms: '1,3' }, token);
  expect(await chosenAt()).toEqual(before);
  await update({ email: '2', sms: '3' }, token);
  expect(await chosenAt()).not.toEqual(before);
});

test('updateUserNotification refuses guests and impersonators', async () => {
  const guest = await world.call('notifications.updateUserNotification', { email: '', sms: '' });
  expect(codeOf(guest.body)).toBe('SignInNeeded');
  const { token } = await addImpersonated(world);
  expect(codeOf((await update({ email: '', sms: '' }, token)).body)).toBe('ImpersonatorMayNot');
});

test('updatePreference is an alias of updateUserNotification', async () => {
  const { token } = await addMember(world);
  const response = await world.app.http.inject({
    method: 'POST',
    url: '/api/user/updatePreference',
    headers: { authorization: `Bearer ${token}` },
    payload: { email: '1', sms: '' },
  });
  expect(response.json()).toMatchObject({ status: 'success', data: { email: '1', sms: '' } });
});
