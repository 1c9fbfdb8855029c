import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMessages, signUp } from '../../testing/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const linkIn = (text: string | undefined): string =>
  /https?:\S+reset_password\?token=\S+/.exec(text ?? '')?.[0] ?? '';

test('forgotPassword mails a link, and answers alike to an email nobody has', async () => {
  const { email } = await signUp(world);
  const known = await world.call('auth.forgotPassword', { email });
  const unknown = await world.call('auth.forgotPassword', { email: 'stranger@example.com' });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(linkIn((await listMessages(world, email))[0]?.bodyText)).not.toBe('');
  expect(linkIn((await listMessages(world, 'stranger@example.com'))[0]?.bodyText)).toBe('');
});

test('S16: the link is made from the configured origin, whatever host a request names', async () => {
  const { email } = await signUp(world);
  await world.call('auth.forgotPassword', { email }, { headers: { host: 'evil.example' } });
  const link = linkIn((await listMessages(world, email))[0]?.bodyText);
  expect(new URL(link).origin).toBe(world.app.house.config.origin);
});

test('forgotPassword sends one link a minute to an email', async () => {
  const { email } = await signUp(world);
  for (let i = 0; i < 3; i += 1) await world.call('auth.forgotPassword', { email });
  expect(await listMessages(world, email)).toHaveLength(2);
});

test('forgotPassword refuses what is no email', async () => {
  expect((await world.call('auth.forgotPassword', { email: 'nobody' })).status).toBe(422);
});
