import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { codeOf, dataOf, listMessages } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const send = async (as: string) =>
  (await world.call('account.sendEmailVerifyLink', {}, { as })).body;

test('AUTH-07 sendEmailVerifyLink emails a link from the configured origin, one a minute', async () => {
  const { id, email } = await buildPerson(world.owner);
  const { token } = await buildSession(world.owner, id);
  expect(dataOf(await send(token))).toEqual({ resend_after_seconds: 60 });
  expect(codeOf(await send(token))).toBe('CodeSentRecently');
  const [message] = await listMessages(world, email);
  const link = /https?:\S+verify_email\?token=\S+/.exec(message?.bodyText ?? '')?.[0] ?? '';
  expect(new URL(link).origin).toBe(world.app.context.config.origin);
  await world.clock.advance(60_000);
  dataOf(await send(token));
  expect(await listMessages(world, email)).toHaveLength(2);
});

test('sendEmailVerifyLink refuses verified users, guests and impersonators', async () => {
  const [person, admin] = [await buildPerson(world.owner), await buildPerson(world.owner)];
  const { token } = await buildSession(world.owner, person.id);
  const verified = { emailVerifiedAt: new Date() };
  await world.owner.updateTable('users').set(verified).where('id', '=', person.id).execute();
  expect(codeOf(await send(token))).toBe('EmailVerifiedAlready');
  expect((await world.call('account.sendEmailVerifyLink', {})).status).toBe(401);
  const other = await buildSession(world.owner, person.id);
  const seen = { impersonatorId: admin.id };
  await world.owner.updateTable('sessions').set(seen).where('id', '=', other.id).execute();
  expect(codeOf(await send(other.token))).toBe('ImpersonatorMayNot');
});
