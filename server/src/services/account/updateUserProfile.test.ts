import type { SentTo } from '@hammerdock/contract/call.ts';
import type { account } from '@hammerdock/contract/services/account.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function signIn() {
  const person = await buildPerson(world.owner);
  const { id: sessionId, token } = await buildSession(world.owner, person.id);
  return { ...person, sessionId, as: token };
}

const readRow = (userId: string) =>
  world.owner.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

test('updateUserProfile changes only the fields that are sent', async () => {
  const { id, as } = await signIn();
  const before = await readRow(id);
  const change = { first_name: 'Grace', address2: 'Unit #5', quick_enable: 1 } as const;
  const { body } = await world.call('account.updateUserProfile', change, { as });
  expect(dataOf(body).userData).toMatchObject(change);
  expect(await readRow(id)).toEqual({
    ...before,
    firstName: 'Grace',
    address2: 'Unit #5',
    quickBidOn: true,
  });
  await world.call('account.updateUserProfile', { quick_enable: 0, city: 'Smyrna' }, { as });
  expect(await readRow(id)).toMatchObject({
    address2: 'Unit #5',
    quickBidOn: false,
    city: 'Smyrna',
  });
});

test('updateUserProfile stores where a chosen place is, until it changes', async () => {
  const { as } = await signIn();
  const save = async (input: SentTo<typeof account.updateUserProfile>) =>
    dataOf((await world.call('account.updateUserProfile', input, { as })).body).userData;
  const at = { latitude: 33.8796, longitude: -84.5023 };
  expect(await save({ zip: '30080', ...at })).toMatchObject(at);
  expect(await save({ quick_enable: 0 })).toMatchObject(at);
  const none = { latitude: null, longitude: null };
  expect(await save({ strt_address: '5 Oak Lane' })).toMatchObject(none);
  expect(await save({ latitude: 33.8796 })).toMatchObject(none);
});

test('updateUserProfile saves whether prices are shown as totals', async () => {
  const { id, as } = await signIn();
  for (const total_prices of [1, 0] as const) {
    const { body } = await world.call('account.updateUserProfile', { total_prices }, { as });
    expect(dataOf(body).userData).toMatchObject({ total_prices });
    expect(await readRow(id)).toMatchObject({ totalPricesOn: total_prices === 1 });
  }
});

test('updateUserProfile takes address lines under both names', async () => {
  const { id, as } = await signIn();
  const before = await readRow(id);
  const change = { strt_address: '5 Oak Lane', strt_address2: 'Unit 7' };
  await world.call('account.updateUserProfile', change, { as });
  expect(await readRow(id)).toEqual({ ...before, address1: '5 Oak Lane', address2: 'Unit 7' });
  const both = { address1: '6 Oak Lane', strt_address: '7 Oak Lane' };
  await world.call('account.updateUserProfile', both, { as });
  expect(await readRow(id)).toMatchObject({ address1: '6 Oak Lane', address2: 'Unit 7' });
});

test.each([
  ['first_name', '', 'First Name is Required!'],
  ['first_name', 'Ann3', 'Only alphabets are allowed for this field'],
  ['first_name', 'A', 'Mininum 2 characters'],
  ['first_name', 'A name of sixteen', 'Maximum 15 characters'],
  ['last_name', '', 'Last Name is Required!'],
  ['address1', '', 'Required'],
  [
    'address1',
    'a<b>',
    '“<” can’t be used here. Use only letters, numbers, spaces and - , . # ( ) /',
  ],
  ['address1', 'a'.repeat(251), 'Maximum 250 characters'],
  ['address2', 'a'.repeat(251), 'Maximum 250 characters'],
  ['country', 'CA', 'Required'],
  ['city', '', 'Required'],
  ['state', 'ZZ', 'Required'],
  ['zip', '', 'Required'],
  ['zip', '300301', 'Maximum 5 Characters'],
  ['zip', '12a45', 'Only numbers are allowed'],
])('AUTH-08 updateUserProfile refuses %s = "%s"', async (field, value, message) => {
  const { id, as } = await signIn();
  const before = await readRow(id);
  const { status, body } = await world.call(
    'account.updateUserProfile',
    { [field]: value },
    { as },
  );
  expect(status).toBe(422);
  expect(body).toMatchObject({ fieldErrors: { [field]: message } });
  expect(await readRow(id)).toEqual(before);
});

const FORBIDDEN = {
  is_admin: 1,
  role: 'admin',
  tax_excempt: 1,
  credit: '100.00',
  balance: '100.00',
  user_id: 'another',
  buyerid: 'another',
  email: 'new@example.com',
  id: 'another',
  bid_limit: '1000.00',
  password_hash: 'x',
  constructor: 'x',
};

test('SEC-03 S6 updateUserProfile refuses unknown fields, and changes no column', async () => {
  const { id, as } = await signIn();
  const before = await readRow(id);
  for (const [field, value] of Object.entries(FORBIDDEN)) {
    const input = { first_name: 'Grace', [field]: value };
    const { status } = await world.call('account.updateUserProfile', input, { as });
    expect([field, status]).toEqual([field, 422]);
  }
  expect(await readRow(id)).toEqual(before);
});

test('S3 updateUserProfile accepts the whole user as it is, and changes nothing else', async () => {
  const { id, as } = await signIn();
  const before = await readRow(id);
  const whole = {
    username: before.username,
    email: before.email.toUpperCase(),
    phone: before.phone,
    phone_verified: 0,
    verified_phonenum: '+14045550100',
    tax_exempt_id: null,
    stripe_customer_id: 'cus_another',
    card_profileid: 'another',
    address_details: [],
  };
  const input = { ...whole, first_name: 'Grace', quick_enable: '1' } as const;
  const { body } = await world.call('account.updateUserProfile', input, { as });
  expect(dataOf(body).userData).toMatchObject({ first_name: 'Grace', quick_enable: 1 });
  expect(await readRow(id)).toEqual({ ...before, firstName: 'Grace', quickBidOn: true });
});

test.each([
  ['username', 'another_name'],
  ['email', 'new@example.com'],
  ['phone', '+1 404 555 0199'],
])('SF10 updateUserProfile refuses another %s, and changes nothing', async (field, value) => {
  const { id, as } = await signIn();
  const before = await readRow(id);
  const input = { first_name: 'Grace', [field]: value };
  const { status, body } = await world.call('account.updateUserProfile', input, { as });
  expect(status).toBe(422);
  expect(body).toMatchObject({ fieldErrors: { [field]: expect.any(String) } });
  expect(await readRow(id)).toEqual(before);
});

test('updateUserProfile refuses an impersonating admin', async () => {
  const { id, sessionId, as } = await signIn();
  const admin = await buildPerson(world.owner, { role: 'admin' });
  await world.owner
    .updateTable('sessions')
    .set({ impersonatorId: admin.id })
    .where('id', '=', sessionId)
    .execute();
  const { body } = await world.call('account.updateUserProfile', { first_name: 'Eve' }, { as });
  expect(codeOf(body)).toBe('ImpersonatorMayNot');
  expect((await readRow(id)).firstName).toBe('Pat');
});
