import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf, signUp, startRegistration } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('checkEmailAlreadyExists finds a taken email in any spelling', async () => {
  const known = await signUp(world);
  const registration_token = await startRegistration(world);
  const ask = async (email: string) =>
    dataOf((await world.call('auth.checkEmailAlreadyExists', { registration_token, email })).body)
      .exists;
  expect(await ask(known.email.toUpperCase())).toBe(true);
  expect(await ask('unknown@example.com')).toBe(false);
});

test('checkEmailAlreadyExists refuses a caller without a session and registration token', async () => {
  const { body } = await world.call('auth.checkEmailAlreadyExists', {
    email: 'unknown@example.com',
  });
  expect(codeOf(body)).toBe('RegistrationNotStarted');
});

test('SEC-04 R47: a registration token allows 60 look-ups and expires after an hour', async () => {
  const strict = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
  const registration_token = await startRegistration(strict);
  const email = 'unknown@example.com';
  const ask = () => strict.call('auth.checkEmailAlreadyExists', { registration_token, email });
  for (let i = 0; i < 60; i += 1) expect((await ask()).status).toBe(200);
  const shut = await ask();
  expect(shut.status).toBe(429);
  expect(shut.body).toMatchObject({ facts: { retryAfterSeconds: expect.any(Number) } });
  await strict.clock.advance(3_600_000);
  expect(codeOf((await ask()).body)).toBe('RegistrationNotStarted');
  await strict.close();
});
