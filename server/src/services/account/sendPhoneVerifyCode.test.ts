import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { codeOf, dataOf, listMessages, PASSWORD } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

const current_password = PASSWORD;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function signIn() {
  const { id } = await buildPerson(world.owner);
  return (await buildSession(world.owner, id)).token;
}

test('AUTH-07 sendPhoneVerifyCode sends a code to the number, once a minute', async () => {
  const as = await signIn();
  const phone = '+1 (470) 555-0101';
  const { body } = await world.call(
    'account.sendPhoneVerifyCode',
    { phone, current_password },
    { as },
  );
  expect(dataOf(body)).toEqual({ resend_after_seconds: 60 });
  expect(await listMessages(world, '+14705550101')).toHaveLength(1);
  const early = await world.call(
    'account.sendPhoneVerifyCode',
    { phone, current_password },
    { as },
  );
  expect(codeOf(early.body)).toBe('CodeSentRecently');
});

test('sendPhoneVerifyCode refuses a number of another account', async () => {
  const other = await buildPerson(world.owner);
  const { phone } = await world.owner
    .selectFrom('users')
    .select('phone')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  const as = await signIn();
  const { body } = await world.call(
    'account.sendPhoneVerifyCode',
    { phone, current_password },
    { as },
  );
  expect(codeOf(body)).toBe('PhoneTaken');
});
