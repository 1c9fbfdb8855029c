import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import {
  codeOf,
  dataOf,
  PASSWORD,
  readCode,
  wrongCode,
} from '../../testing/fixtures/registration.ts';
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

test('AUTH-07 verifyPhoneVerifyCode saves the verified number on the account', async () => {
  const as = await signIn();
  const phone = '+14705550101';
  dataOf(
    (await world.call('account.sendPhoneVerifyCode', { phone, current_password }, { as })).body,
  );
  const code = await readCode(world, phone);
  const { body } = await world.call(
    'account.verifyPhoneVerifyCode',
    { phone, code, current_password },
    { as },
  );
  expect(dataOf(body).userData).toMatchObject({ phone, phone_verified: 1 });
  const again = await world.call(
    'account.verifyPhoneVerifyCode',
    { phone, code, current_password },
    { as },
  );
  expect(codeOf(again.body)).toBe('CodeExpired');
});

test('AUTH-07 verifyPhoneVerifyCode refuses a wrong code, and the code of another account', async () => {
  const [as, other] = [await signIn(), await signIn()];
  const phone = '+14705550102';
  dataOf(
    (await world.call('account.sendPhoneVerifyCode', { phone, current_password }, { as })).body,
  );
  const code = await readCode(world, phone);
  const attempt = async (tried: string, token: string) => {
    const input = { phone, code: tried, current_password };
    return codeOf((await world.call('account.verifyPhoneVerifyCode', input, { as: token })).body);
  };
  expect(await attempt(wrongCode(code), as)).toBe('CodeWrong');
  expect(await attempt(code, other)).toBe('CodeExpired');
});
