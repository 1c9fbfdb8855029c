import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { BILLING, tokenise } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { mountedCalls } from '../table.ts';

const NUL = 'a\u0000b';
const HALF = 'a\ud800b';
const TOKEN = 'x'.repeat(30);
const ID = '0190a000-0000-7000-8000-000000000000';

const refund = { lot_id: ID, refund_type: 'our error', refund_reason: 'Missing' };
const address = { first_name: 'Ann', last_name: 'Lee', address1: '1 Main St', address2: '' };
const place = { country: 'US', state: 'GA', city: 'Decatur', zip: '30030' };
const secret = { password: 'a long password 1', confirm_password: 'a long password 1' };
const agreed = { terms: true, age_confirmed: true };
const contact = { email: 'ann@example.com', phone: '4045550123', username: 'ann' };

/** For each call of SF9: valid input except for one field, which gets the hostile text. */
const CASES: readonly (readonly [string, string, (text: string) => object])[] = [
  ['signin', 'email', (email) => ({ email, password: 'some password' })],
  ['signin', 'password', (password) => ({ email: 'ann@example.com', password })],
  [
    'signup',
    'registration_token',
    (text) => ({
      ...address,
      ...place,
      ...secret,
      ...agreed,
      ...contact,
      registration_token: TOKEN + text,
    }),
  ],
  [
    'signup',
    'username',
    (username) => ({
      ...address,
      ...place,
      ...secret,
      ...agreed,
      ...contact,
      registration_token: TOKEN,
      username,
    }),
  ],
  ['updateUsername', 'username', (username) => ({ username })],
  ['updateUserProfile', 'city', (city) => ({ city })],
  ['checkUserNameAlreadyExists', 'username', (username) => ({ username })],
  ['forgotPassword', 'email', (text) => ({ email: `${text}@example.com` })],
  ['subscribeToNewsletter', 'email', (text) => ({ email: `${text}@example.com` })],
  [
    'saveContactMessage',
    'message',
    (message) => ({ name: 'Ann', email: 'ann@example.com', subject: 'Hello', message }),
  ],
  ['sendLotMessage', 'product_id', (product_id) => ({ product_id, message: 'Hello' })],
  ['applyCoupon', 'coupon_code', (coupon_code) => ({ coupon_code })],
  ['checkCouponCodeForRegistration', 'coupon_code', (coupon_code) => ({ coupon_code })],
  ['getInviteDetails', 'invite_code', (invite_code) => ({ invite_code })],
  ['getStaticPageContent', 'page_id', (page_id) => ({ page_id })],
  ['listMessages', 'recipient', (recipient) => ({ recipient })],
  ['previewRefund', 'lot_id', (lot_id) => ({ lot_id })],
  ['refundLot', 'refund_notes', (refund_notes) => ({ ...refund, refund_notes })],
  ['muteSavedSearch', 'token', (token) => ({ token })],
  ['leaveNewsletter', 'token', (token) => ({ token })],
  ['saveStaticPage', 'source', (source) => ({ page_id: 4, title: 'Terms', version: 1, source })],
];

describe('SF9 the input gate', () => {
  let world: World;
  let admin: Member;
  beforeAll(async () => {
    world = await openWorld();
    admin = await addMember(world, 'admin');
  });
  afterAll(() => world.close());

  const routeOf = (name: string) => {
    const mounted = mountedCalls.find((each) => each.name === name);
    if (mounted === undefined) throw new Error(`there is no call ${name}`);
    return { method: mounted.call.method, url: `/api/${mounted.call.group}/${name}` } as const;
  };
  const post = async (name: string, payload: object | string, token = admin.token) => {
    const response = await world.app.http.inject({
      ...routeOf(name),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return { status: response.statusCode, body: response.json() };
  };

  test.each(CASES)('%s refuses NUL and half a character in %s', async (name, field, inputOf) => {
    for (const text of [NUL, HALF]) {
      const { status, body } = await post(name, inputOf(text));
      expect([status, body.code]).toEqual([422, 'CharactersInvalid']);
      expect(body.fieldErrors).toEqual({ [field]: expect.stringMatching(/characters/) });
      expect(body.statusText).toMatch(/^Some of your text /);
    }
  });

  test('every call refuses NUL, deep nesting and long lists before validating its fields', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    for (const { name, call } of mountedCalls.filter((each) => each.call.method === 'POST')) {
      const role = call.access === 'guest' ? '' : admin.token;
      const nul = await post(name, { note: NUL }, role);
      expect([name, nul.status, nul.body.code]).toEqual([name, 422, 'CharactersInvalid']);
      const nested = await post(name, `{"note":${deep}}`, role);
      expect([name, nested.status, nested.body.code]).toEqual([name, 413, 'InputTooLarge']);
      const long = await post(name, { note: Array.from({ length: 1001 }, () => 1) }, role);
      expect([name, long.status, long.body.code]).toEqual([name, 413, 'InputTooLarge']);
    }
  });

  test('the same applies to a query string', async () => {
    for (const { name } of mountedCalls.filter((each) => each.call.method === 'GET')) {
      const { url } = routeOf(name);
      const response = await world.app.http.inject({
        url: `${url}?note=a%00b`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect([name, response.statusCode, response.json().code]).toEqual([
        name,
        422,
        'CharactersInvalid',
      ]);
    }
  });

  test('the same applies to a field of a multipart body', async () => {
    const payload = new FormData();
    payload.append('folder', NUL);
    const response = await world.app.http.inject({
      method: 'POST',
      url: '/api/common/muliple_img_uploader',
      headers: { authorization: `Bearer ${admin.token}` },
      payload,
    });
    expect([response.statusCode, response.json().code]).toEqual([422, 'CharactersInvalid']);
  });

  test('the same applies to the address that a mail program posts to', async () => {
    for (const url of ['/unsubscribe?token=', '/saved_search?mute=', '/newsletter?leave=']) {
      const response = await world.app.http.inject({ method: 'POST', url: `${url}a%00b` });
      expect([url, response.statusCode, response.json().code]).toEqual([
        url,
        422,
        'CharactersInvalid',
      ]);
    }
  });

  test('SF17 a malformed Idempotency-Key is refused instead of ignored', async () => {
    for (const key of ['short', 'x'.repeat(129), 'not a valid key', 'schlüssel-1']) {
      const response = await world.app.http.inject({
        ...routeOf('applyCoupon'),
        headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': key },
        payload: { coupon_code: 'WELCOME' },
      });
      const { code, statusText, fieldErrors } = response.json();
      expect([response.statusCode, code]).toEqual([422, 'IdempotencyKeyInvalid']);
      expect(statusText).toMatch(/Idempotency-Key.*8 to 128/);
      expect(fieldErrors).toEqual({ 'Idempotency-Key': statusText });
    }
  });

  test('a User-Agent is stored as printable ASCII of at most 300 characters', async () => {
    const member = await addMember(world);
    await world.owner
      .updateTable('users')
      .set({ passwordHash: await world.app.context.passwords.hash('some password') })
      .where('id', '=', member.id)
      .execute();
    const { email } = await world.owner
      .selectFrom('users')
      .select('email')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const response = await world.app.http.inject({
      ...routeOf('signin'),
      headers: { 'user-agent': `Browser\u0000\u0001\ud800é ${'x'.repeat(400)}` },
      payload: { email, password: 'some password' },
    });
    expect(response.statusCode).toBe(200);
    const sessions = await world.owner
      .selectFrom('sessions')
      .select('userAgent')
      .where('userId', '=', member.id)
      .where('userAgent', '!=', '')
      .execute();
    expect(sessions.map(({ userAgent }) => userAgent)).toEqual([
      expect.stringMatching(/^Browser x+$/),
    ]);
  });

  test('the payment verification page treats a hostile id as unknown', async () => {
    for (const id of ['a%00b', '%ED%A0%80', 'x'.repeat(5000), '%5Bx%5D', 'pi_1;--']) {
      const url = `/sandbox/verify/${id}`;
      const shown = await world.app.http.inject({ url });
      expect([id.slice(0, 10), [400, 404, 414].includes(shown.statusCode)]).toEqual([
        id.slice(0, 10),
        true,
      ]);
      const sent = await world.app.http.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'decision=confirm',
      });
      expect([id.slice(0, 10), sent.statusCode < 500]).toEqual([id.slice(0, 10), true]);
    }
    const bodiless = await world.app.http.inject({ method: 'POST', url: '/sandbox/verify/ch_1' });
    expect(bodiless.statusCode).toBeLessThan(500);
  });

  test('createCardWithCustomer refuses NUL before the provider attaches the card', async () => {
    const member = await addMember(world);
    const card_token = await tokenise(world, 'good');
    const input = { card_token, address: { ...BILLING, line1: NUL }, consent: true };
    const { body } = await post('createCardWithCustomer', input, member.token);
    expect(body.code).toBe('CharactersInvalid');
    const customers = await world.owner
      .selectFrom('gatewayCustomers')
      .selectAll()
      .where('userId', '=', member.id)
      .execute();
    const attached = await world.owner
      .selectFrom('sandbox.cards')
      .select('customer')
      .where('token', '=', card_token)
      .executeTakeFirstOrThrow();
    expect([customers, attached.customer]).toEqual([[], null]);
  });
});
