import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import {
  PASSWORD,
  dataOf,
  readCode,
  signUp,
  wrongCode,
} from '../../testing/fixtures/registration.ts';
import { addBuyer, saveCard } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

const NO_CERTIFICATE = { taxfile_check: 0, taxfile_org: null, tax_exempt_file_link: null };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('getUserProfileDetails returns the caller’s own data', async () => {
  const person = await buildPerson(world.owner);
  const { token } = await buildSession(world.owner, person.id);
  const { body } = await world.call('account.getUserProfileDetails', {}, { as: token });
  const { userData, ...rest } = dataOf(body);
  expect(userData).toMatchObject({
    user_id: person.id,
    username: person.username,
    email: person.email,
    email_verified: 0,
    quick_enable: 0,
    account_status: 'active',
    bid_limit: null,
  });
  expect(Object.keys(userData)).not.toContain('password_hash');
  expect(rest).toEqual({
    taxInfo: { tax_excempt: 0, ...NO_CERTIFICATE },
    otherInfo: { deposit_amount: '0.00' },
    impersonated: false,
    appVersion: '11/01/24',
  });
});

test('getUserProfileDetails returns address, primary card and tax exemption under every name', async () => {
  const buyer = await addBuyer(world);
  const { id } = buyer;
  const ask = async () =>
    dataOf((await world.call('account.getUserProfileDetails', {}, { as: buyer.token })).body);
  const none = { stripe_customer_id: null, stripe_id: null, stripe_card_id: null };
  expect((await ask()).userData).toMatchObject({ ...none, card_profileid: null });

  const cardId = await saveCard(world, buyer, 'good');
  await world.owner
    .updateTable('users')
    .set({ taxExemptAt: new Date() })
    .where('id', '=', id)
    .execute();
  const { userData, taxInfo } = await ask();
  expect(taxInfo).toEqual({ tax_excempt: 1, ...NO_CERTIFICATE });
  const { address1, address2, first_name, last_name, city, state, zip } = userData;
  expect(userData).toMatchObject({
    strt_address: address1,
    strt_address2: address2,
    stripe_customer_id: expect.any(String),
    stripe_id: userData.stripe_customer_id,
    stripe_card_id: cardId,
    card_profileid: cardId,
    card_paymentid: cardId,
    address_details: [
      {
        id,
        first_name,
        last_name,
        address1,
        address2,
        city,
        state,
        zip,
        is_primary: 1,
        status: 'active',
      },
    ],
  });
});

test('getUserProfileDetails says which codes can still be entered', async () => {
  const { email, registration_token } = await signUp(world);
  const signedIn = await world.call('auth.signin', { email, password: PASSWORD });
  const { userToken: as } = dataOf(signedIn.body);
  const sent = async () => {
    const { body } = await world.call('account.getUserProfileDetails', {}, { as });
    const { email_code_sent, phone_code_sent } = dataOf(body).userData;
    return { email: email_code_sent, phone: phone_code_sent };
  };
  expect(await sent()).toEqual({ email: 1, phone: 1 });
  const code = wrongCode(await readCode(world, email));
  for (let tries = 0; tries < 5; tries += 1) {
    await world.call('auth.verifyEmailVerifyCode', { email, code }, { as });
  }
  expect(await sent(), 'its tries are used up').toEqual({ email: 0, phone: 1 });
  await world.clock.advance(10 * 60_000);
  expect(await sent(), 'they have expired').toEqual({ email: 0, phone: 0 });
  dataOf((await world.call('auth.resendEmailCode', { registration_token })).body);
  expect(await sent()).toEqual({ email: 1, phone: 0 });
});

test('getUserProfileDetails shows that the account is deactivated', async () => {
  const { id } = await buildPerson(world.owner);
  const { token } = await buildSession(world.owner, id);
  const deactivation = { id, userId: id, reason: 'no card' };
  await world.owner.insertInto('deactivations').values(deactivation).execute();
  const { body } = await world.call('account.getUserProfileDetails', {}, { as: token });
  expect(dataOf(body).userData.account_status).toBe('deactivated');
});

test('getUserProfileDetails refuses guests', async () => {
  expect((await world.call('account.getUserProfileDetails', {})).status).toBe(401);
});
