// S14: each sign-in gets a new session token, and an ended session cannot be resumed.
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, PASSWORD, register, signUp } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let address: string;
beforeAll(async () => {
  world = await openWorld();
  await world.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.http.server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => world.close());

const signIn = async (email: string, headers: Record<string, string> = {}) =>
  dataOf((await world.call('auth.signin', { email, password: PASSWORD }, { headers })).body)
    .userToken;
const statusOf = async (token: string, how: 'bearer' | 'cookie') => {
  const headers: Record<string, string> =
    how === 'bearer' ? { authorization: `Bearer ${token}` } : { cookie: `hammerdock=${token}` };
  const response = await world.app.http.inject({
    method: 'POST',
    url: '/api/user/getUserProfileDetails',
    headers: { ...headers, origin: world.app.context.config.origin },
    payload: {},
  });
  return response.statusCode;
};
/** A socket of a session; resolves when the server disconnects it. */
async function openSocket(token: string) {
  const socket = io(address, {
    transports: ['websocket'],
    reconnection: false,
    auth: { token },
  });
  await new Promise<void>((resolve) => void socket.on('connect', resolve));
  const cut = new Promise<string>((resolve) => void socket.on('disconnect', resolve));
  return { socket, cut };
}

describe('S14: a session', () => {
  test('never starts under a token that the caller sent', async () => {
    const { email } = await signUp(world);
    const planted = 'A'.repeat(43);
    const url = '/api/user/signin';
    const response = await world.app.http.inject({
      method: 'POST',
      url,
      headers: { cookie: `hammerdock=${planted}`, origin: world.app.context.config.origin },
      payload: { email, password: PASSWORD },
    });
    const given = response.cookies.find(({ name }) => name === 'hammerdock')?.value ?? '';
    expect(response.statusCode).toBe(200);
    expect(given).not.toBe(planted);
    expect([await statusOf(given, 'cookie'), await statusOf(planted, 'cookie')]).toEqual([
      200, 401,
    ]);
  });

  test('has a new token at each sign-in', async () => {
    const { email } = await signUp(world);
    const tokens = [await signIn(email), await signIn(email), await signIn(email)];
    expect(new Set(tokens).size).toBe(3);
  });

  test('ends at sign-out for bearer, cookie and socket, and cannot be replayed', async () => {
    const { token, form } = await register(world);
    const { cut } = await openSocket(token);
    dataOf((await world.call('auth.signout', {}, { as: token })).body);
    expect([await statusOf(token, 'bearer'), await statusOf(token, 'cookie')]).toEqual([401, 401]);
    expect(await cut).toMatch(/transport|server/);
    await signIn(form.email);
    expect(await statusOf(token, 'bearer')).toBe(401);
  });

  test('ends everywhere else when the password changes, sockets included', async () => {
    const { form, token: as } = await register(world);
    const other = await signIn(form.email);
    const { cut } = await openSocket(other);
    const next = 'nine green hats';
    const change = { old_password: PASSWORD, new_password: next, confirm_password: next };
    dataOf((await world.call('account.updatePassword', change, { as })).body);
    world.app.pipeline.sessions.forget(other);
    expect(await statusOf(other, 'bearer')).toBe(401);
    expect(await cut).toMatch(/transport|server/);
    expect(await statusOf(as, 'bearer')).toBe(200);
  });
});
