import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCoupon } from '../../testing/fixtures/coupons.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf, startRegistration } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1', HAMMERDOCK_TRUST_PROXY: '1' } });
});
afterAll(() => world.close());

describe('SEC-04 S39: guessing coupon codes', () => {
  test('allows ten tries an hour from any number of addresses, then even a right code waits', async () => {
    const buyer = await addMember(world);
    const coupon_code = await buildCoupon(world.owner);
    const apply = (code: string, i: number) =>
      world.call(
        'credits.applyCoupon',
        { coupon_code: code },
        { as: buyer.token, headers: { 'x-forwarded-for': `203.0.113.${i}` } },
      );
    for (let i = 0; i < 10; i += 1) {
      expect(codeOf((await apply(`GUESS${i}`, i)).body)).toBe('CouponUnknown');
    }
    const shut = await apply(coupon_code, 99);
    expect([shut.status, codeOf(shut.body)]).toEqual([429, 'TooManyRequests']);
    expect(shut.body).toMatchObject({ facts: { retryAfterSeconds: expect.any(Number) } });
    const other = await addMember(world);
    const { body } = await world.call('credits.applyCoupon', { coupon_code }, { as: other.token });
    expect(dataOf(body).coupon_code).toBe(coupon_code);
  });

  test('allows 60 look-ups an hour at an address, with any number of registrations', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.20' };
    const codes: string[] = [];
    let registration_token = '';
    for (let i = 0; i < 61; i += 1) {
      if (i % 20 === 0) registration_token = await startRegistration(world);
      const { body } = await world.call(
        'credits.checkCouponCodeForRegistration',
        { registration_token, coupon_code: `GUESS${i}` },
        { headers },
      );
      codes.push(codeOf(body));
    }
    expect(codes).toEqual([...Array<string>(60).fill('CouponUnknown'), 'TooManyRequests']);
  });

  test('has to match at least 50 random bits in every generated code', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => addMember(world)));
    const rows = await world.owner
      .selectFrom('users')
      .select('inviteCode')
      .where(
        'id',
        'in',
        people.map(({ id }) => id),
      )
      .execute();
    const codes = rows.map(({ inviteCode }) => inviteCode);
    expect(new Set(codes).size).toBe(20);
    const BITS_A_DIGIT = 4;
    for (const code of codes) {
      expect(code).toMatch(/^[0-9A-F]+$/);
      expect(code.length * BITS_A_DIGIT).toBeGreaterThanOrEqual(50);
    }
    // No position holds the same digit in all codes, as the version of a UUID would.
    for (let place = 0; place < (codes[0]?.length ?? 0); place += 1) {
      expect(new Set(codes.map((code) => code[place])).size).toBeGreaterThan(1);
    }
  });
});
