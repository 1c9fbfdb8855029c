import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLogSink } from '../../testing/fakes/log-sink.ts';
import {
  codeOf,
  PASSWORD,
  readCode,
  signUp,
  wrongCode,
} from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

const sink = openLogSink();
let world: World;
beforeAll(async () => {
  const env = { HAMMERDOCK_LIMIT_FACTOR: '1', HAMMERDOCK_LOG_LEVEL: 'info' };
  world = await openWorld({ env, logTo: sink.stream });
});
afterAll(() => world.close());

const eventsOf = (userId: string) =>
  sink
    .lines()
    .filter((line) => line['userId'] === userId)
    .map(({ msg }) => msg);
const idOf = async (email: string) => {
  const found = await world.owner
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return found.id;
};

describe('S58: the log records, without secrets,', () => {
  test('failed sign-ins and the limit that ends them (S10)', async () => {
    const { email } = await signUp(world);
    const guess = 'a guess that must not be logged';
    for (let i = 0; i < 11; i += 1) await world.call('auth.signin', { email, password: guess });
    expect(eventsOf(await idOf(email))).toEqual([
      ...Array<string>(10).fill('a sign-in failed'),
      'too many failed sign-ins',
    ]);
    for (const secret of [guess, PASSWORD, email]) expect(sink.text()).not.toContain(secret);
  });

  test('wrong codes and the limit that ends them (S11)', async () => {
    const { email, registration_token, phone } = await signUp(world);
    const sms_code = await readCode(world, phone);
    const wrong = wrongCode(sms_code);
    for (let i = 0; i < 6; i += 1) {
      const { body } = await world.call('auth.verifySmsCode', {
        registration_token,
        sms_code: wrong,
      });
      expect(codeOf(body)).toBe(i < 5 ? 'CodeWrong' : 'CodeTriesUsedUp');
    }
    expect(eventsOf(await idOf(email))).toEqual([
      ...Array<string>(5).fill('a code was wrong'),
      'too many wrong codes',
    ]);
    for (const secret of [phone, email, registration_token]) {
      expect(sink.text()).not.toContain(secret);
    }
    expect(sink.lines().some((line) => Object.values(line).includes(sms_code))).toBe(false);
  });

  test('hostile names on one line each (S27)', async () => {
    const email = 'unknown\r\n{"level":60,"msg":"forged"}@example.com';
    await world.call('auth.signin', { email, password: 'x' }, { headers: { 'user-agent': 'a b' } });
    // Each line is one JSON document; otherwise parsing throws.
    expect(sink.lines().map(({ msg }) => msg)).not.toContain('forged');
    expect(sink.text()).not.toContain('"forged"');
  });
});
