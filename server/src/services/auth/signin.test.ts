import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf, PASSWORD, register, signUp } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const password = PASSWORD;

test('AUTH-02 AUTH-20 signin by email or username returns a token, the user and the version', async () => {
  const { form } = await register(world);
  for (const email of [form.email.toUpperCase(), form.username]) {
    const { body } = await world.call('auth.signin', { email, password });
    const session = dataOf(body);
    expect(session.appVersion).toBe('11/01/24');
    expect(session.userData.email).toBe(form.email);
    const as = session.userToken;
    expect((await world.call('account.pendingCount', {}, { as })).status).toBe(200);
  }
});

test('AUTH-02 R45: "remember me" decides between a persistent cookie and a session cookie', async () => {
  const { email } = await signUp(world);
  const send = async (remember_me: boolean) => {
    const payload = { email, password, remember_me };
    const url = '/api/user/signin';
    const response = await world.app.http.inject({ method: 'POST', url, payload });
    return response.cookies[0];
  };
  expect(await send(true)).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 2_592_000 });
  expect(await send(false)).not.toHaveProperty('maxAge');
});

test('signin refuses a wrong password and an unknown email with the same text', async () => {
  const { email } = await signUp(world);
  const wrong = await world.call('auth.signin', { email, password: 'not the password' });
  const unknown = await world.call('auth.signin', { email: 'stranger@example.com', password });
  expect(codeOf(wrong.body)).toBe('SignInFailed');
  const wordsOf = ({ body }: typeof wrong) => ({ ...body, requestId: '' });
  expect(wordsOf(unknown)).toEqual(wordsOf(wrong));
});

test('SEC-04 S10: after ten tries in 15 minutes, by email and username together, the right password waits too', async () => {
  const strict = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
  const { email, username } = await signUp(strict);
  const attempt = (login: string, tried: string) =>
    strict.call('auth.signin', { email: login, password: tried });
  for (let i = 0; i < 10; i += 1) {
    const login = i % 2 === 0 ? email : username;
    expect(codeOf((await attempt(login, 'not the password')).body)).toBe('SignInFailed');
  }
  const shut = await attempt(email, password);
  expect(shut.status).toBe(429);
  expect(shut.body).toMatchObject({ facts: { retryAfterSeconds: expect.any(Number) } });
  await strict.clock.advance(15 * 60_000);
  expect(dataOf((await attempt(email, password)).body).userData.username).toBe(username);
  await strict.close();
});

test('S14: signing in ends the session that the caller had', async () => {
  const { form, token } = await register(world);
  const { email } = form;
  const renewed = await world.call('auth.signin', { email, password }, { as: token });
  expect(dataOf(renewed.body).userToken).not.toBe(token);
  const { endedAt } = await world.owner
    .selectFrom('sessions')
    .select('endedAt')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(1)
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(endedAt).not.toBeNull();
});

test('a session without "remember me" ends after a day', async () => {
  const { token } = await register(world);
  await world.clock.advance(24 * 3_600_000);
  const { pipeline } = world.app;
  expect(await pipeline.sessions.findActor(token)).toBeNull();
});
