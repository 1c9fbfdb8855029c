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

const signIn = async () => {
  const { id } = await buildPerson(world.owner);
  const { token } = await buildSession(world.owner, id);
  return { id, token };
};
const update = async (as: string, input: { phone: string; code?: string }) =>
  (await world.call('account.updateMobilenumber', { ...input, current_password }, { as })).body;
const sendCode = async (as: string, phone: string) => {
  const { body } = await world.call(
    'account.sendPhoneVerifyCode',
    { phone, current_password },
    { as },
  );
  dataOf(body);
  return readCode(world, phone);
};

test('AUTH-07 updateMobilenumber saves a number only with its code', async () => {
  const { token } = await signIn();
  const phone = '+14705550201';
  expect(codeOf(await update(token, { phone }))).toBe('PhoneNotVerified');
  const code = await sendCode(token, phone);
  expect(codeOf(await update(token, { phone, code: wrongCode(code) }))).toBe('CodeWrong');
  const typed = '(470) 555-0201';
  const saved = dataOf(await update(token, { phone: typed, code })).userData;
  expect(saved).toMatchObject({ phone, phone_verified: 1, verified_phonenum: phone });
  // Saving the same number again needs no code.
  expect(dataOf(await update(token, { phone })).userData.phone).toBe(phone);
});

test('AUTH-07 updateMobilenumber refuses another account’s number, used codes and too many tries', async () => {
  const [first, second] = [await signIn(), await signIn()];
  const phone = '+14705550202';
  const mine = await sendCode(first.token, phone);
  expect(codeOf(await update(second.token, { phone, code: mine }))).toBe('CodeExpired');
  dataOf(await update(first.token, { phone, code: mine }));
  expect(codeOf(await update(first.token, { phone, code: mine }))).toBe('CodeExpired');

  const other = '+14705550203';
  const code = await sendCode(second.token, other);
  const owner = { phone: other, phoneVerifiedAt: new Date(0) };
  await world.owner.updateTable('users').set(owner).where('id', '=', first.id).execute();
  expect(codeOf(await update(second.token, { phone: other, code }))).toBe('PhoneTaken');
  for (let tries = 0; tries < 5; tries += 1) {
    await update(second.token, { phone: other, code: wrongCode(code) });
  }
  expect(codeOf(await update(second.token, { phone: other, code }))).toBe('CodeTriesUsedUp');
});

test('updateMobilenumber refuses an invalid phone, a guest and an impersonator (R36)', async () => {
  const { token } = await signIn();
  const short = await update(token, { phone: '12345' });
  expect(short).toMatchObject({ fieldErrors: { phone: 'Please enter correct mobile number' } });
  const guest = await world.call('account.updateMobilenumber', { phone: '+14705550204' });
  expect(guest.status).toBe(401);
  const admin = await buildPerson(world.owner);
  const person = await buildPerson(world.owner);
  const seen = await buildSession(world.owner, person.id);
  await world.owner
    .updateTable('sessions')
    .set({ impersonatorId: admin.id })
    .where('id', '=', seen.id)
    .execute();
  expect(codeOf(await update(seen.token, { phone: '+14705550204' }))).toBe('ImpersonatorMayNot');
});
