import { fromDecimal } from '@hammerdock/domain/money.ts';
import { hours } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { refund, sellPaidLot } from '../../testing/fixtures/refunds.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let admin: Member;
beforeAll(async () => {
  world = await openWorld();
  admin = await addMember(world, 'admin');
  const sale = await sellPaidLot(world);
  await world.clock.advance(hours(72));
  await refund(world, sale, { amount: '26.36', refund_mode: 'credit' });
});
afterAll(() => world.close());

const balance = async (input: { date?: string }) =>
  dataOf((await world.call('accounting.getTrialBalance', input, { as: admin.token })).body);

const dayBefore = (date: string): string =>
  new Date(Date.parse(date) - hours(24)).toISOString().slice(0, 10);

test('R28: debits equal credits, and each balance is the sum of its entries', async () => {
  const { accounts, debit_total, credit_total } = await balance({});
  expect(debit_total).toBe(credit_total);
  const { rows } = await sql<{ account: string; cents: number }>`select account,
    sum(amount_cents)::bigint as cents from entries group by account`.execute(world.owner);
  for (const { account, debit, credit } of accounts) {
    const sum = rows.find((row) => row.account === account)?.cents ?? 0;
    expect((fromDecimal(debit) ?? 0) - (fromDecimal(credit) ?? 0), account).toBe(sum);
  }
  expect(accounts).toContainEqual({ account: 'buyer credit', debit: '0.00', credit: '26.36' });
});

test('R28: an earlier day has the balances of its end', async () => {
  const now = await balance({});
  const before = await balance({ date: dayBefore(now.date) });
  expect(before.accounts).toContainEqual({
    account: 'gateway clearing',
    debit: '126.36',
    credit: '0.00',
  });
  expect(before.accounts).toContainEqual({
    account: 'buyer credit',
    debit: '0.00',
    credit: '0.00',
  });
  expect(await balance({ date: '2001-01-01' })).toMatchObject({ debit_total: '0.00' });
});

test('getTrialBalance is for admins only, and refuses a day that does not exist', async () => {
  for (const role of ['buyer', 'seller', 'staff'] as const) {
    const { token } = await addMember(world, role);
    const { body } = await world.call('accounting.getTrialBalance', {}, { as: token });
    expect(codeOf(body)).toBe('RoleMissing');
  }
  const wrong = { date: '2026-02-30' };
  const { body } = await world.call('accounting.getTrialBalance', wrong, { as: admin.token });
  expect(codeOf(body)).toBe('InputInvalid');
});
