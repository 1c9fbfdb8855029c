import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { buildCoupon } from '../../testing/fixtures/coupons.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { until } from '../../testing/process.ts';
import { addBuyer } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('credits.applyCoupon', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const apply = async (as: string, coupon_code: string, key?: string) =>
    (
      await world.call(
        'credits.applyCoupon',
        { coupon_code },
        { as, ...(key === undefined ? {} : { key }) },
      )
    ).body;

  test('R31: a coupon becomes credit in the ledger, in any spelling of its code', async () => {
    const { id, token } = await addBuyer(world);
    await buildCoupon(world.owner, { code: 'SPRING', amountCents: 1250 });
    const body = await apply(token, ' spRing ');
    expect(body).toMatchObject({ statusText: 'Coupon applied successfully' });
    expect(dataOf(body)).toEqual({
      coupon_code: 'SPRING',
      amount: '12.50',
      available_credits: '12.50',
    });
    const entries = await world.owner
      .selectFrom('entries')
      .innerJoin('journals', 'journals.id', 'entries.journalId')
      .select(['kind', 'account', 'amountCents'])
      .where('journals.userId', '=', id)
      .orderBy('position')
      .execute();
    expect(entries).toEqual([
      { kind: 'coupon redeemed', account: 'promotion', amountCents: 1250 },
      { kind: 'coupon redeemed', account: 'buyer credit', amountCents: -1250 },
    ]);
  });

  test('R37: the redemption is in the audit log, and the user gets an email', async () => {
    const { id, token } = await addBuyer(world);
    const code = await buildCoupon(world.owner);
    dataOf(await apply(token, code));
    const record = await world.owner
      .selectFrom('auditEntries')
      .select(['actorId', 'action', 'details'])
      .where('subject', '=', id)
      .executeTakeFirstOrThrow();
    expect(record).toMatchObject({
      actorId: id,
      action: 'coupon redeemed',
      details: { code, amountCents: 500 },
    });
    await until('the email is queued', async () => {
      const message = await world.owner
        .selectFrom('messages')
        .select('subject')
        .where('userId', '=', id)
        .where('template', '=', 'credit-granted')
        .executeTakeFirst();
      return message?.subject === 'You have $5.00 in new credit';
    });
  });

  test('R3: the same request sent again redeems the coupon once and returns the first answer', async () => {
    const { token } = await addBuyer(world);
    const code = await buildCoupon(world.owner, { usesPerUserMax: 5 });
    const first = await apply(token, code, 'one-coupon');
    expect(await apply(token, code, 'one-coupon')).toEqual(first);
    expect(dataOf(await apply(token, code)).available_credits).toBe('10.00');
  });

  test('CRED-02 R31: expired, used up, already redeemed and unknown coupons are refused', async () => {
    const { token: mine } = await addBuyer(world);
    const { token: other } = await addBuyer(world);
    const now = await readNow(world.owner);
    const short = await buildCoupon(world.owner, { expiresAt: now + minutes(1) });
    const twice = await buildCoupon(world.owner, { usesMax: 2, usesPerUserMax: 1 });
    dataOf(await apply(mine, short));
    await world.clock.advance(minutes(1));
    expect(codeOf(await apply(other, short))).toBe('CouponExpired');
    dataOf(await apply(mine, twice));
    expect(codeOf(await apply(mine, twice))).toBe('CouponUsedAlready');
    dataOf(await apply(other, twice));
    const { token: third } = await addBuyer(world);
    expect(codeOf(await apply(third, twice))).toBe('CouponUsedUp');
    expect(codeOf(await apply(third, 'NOSUCHCODE'))).toBe('CouponUnknown');
    const blank = await apply(third, '  ');
    expect(blank).toMatchObject({ fieldErrors: { coupon_code: 'Enter coupon code' } });
  });

  test('CRED-02 R31: of concurrent redemptions, as many succeed as the coupon has uses', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => addBuyer(world)));
    const last = await buildCoupon(world.owner, { usesMax: 1 });
    const answers = await Promise.all(buyers.map(({ token }) => apply(token, last)));
    const won = answers.filter(({ status }) => status === 'success');
    const lost = answers.filter((body) => codeOf(body) === 'CouponUsedUp');
    expect([won.length, lost.length]).toEqual([1, 7]);

    const as = buyers[0]?.token ?? '';
    const once = await buildCoupon(world.owner, { usesMax: 100, usesPerUserMax: 1 });
    const own = await Promise.all(Array.from({ length: 8 }, () => apply(as, once)));
    const codes = own.map(codeOf).toSorted();
    expect(codes).toEqual([...Array<string>(7).fill('CouponUsedAlready'), 'success']);
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test('applyCoupon refuses guests and impersonators (R36)', async () => {
    const code = await buildCoupon(world.owner);
    const { status } = await world.call('credits.applyCoupon', { coupon_code: code });
    expect(status).toBe(401);
    const [person, admin] = [await buildPerson(world.owner), await buildPerson(world.owner)];
    const { id, token } = await buildSession(world.owner, person.id);
    const seen = { impersonatorId: admin.id };
    await world.owner.updateTable('sessions').set(seen).where('id', '=', id).execute();
    expect(codeOf(await apply(token, code))).toBe('ImpersonatorMayNot');
  });
});
