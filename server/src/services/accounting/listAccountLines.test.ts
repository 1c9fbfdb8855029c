import type { SentTo } from '@hammerdock/contract/call.ts';
import type { accounting } from '@hammerdock/contract/services/admin/accounting.ts';
import { hours } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { refund, sellPaidLot } from '../../testing/fixtures/refunds.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let admin: Member;
beforeAll(async () => {
  world = await openWorld();
  // A day before the end of a month in New York.
  await world.clock.stopAt(Date.parse('2026-10-31T23:00:00-04:00') - hours(24));
  admin = await addMember(world, 'admin');
  const sale = await sellPaidLot(world);
  await world.clock.advance(hours(26));
  await refund(world, sale, { amount: '26.36' });
});
afterAll(() => world.close());

const list = async (input: SentTo<typeof accounting.listAccountLines>) =>
  dataOf((await world.call('accounting.listAccountLines', input, { as: admin.token })).body);

test('R28: a month has its own lines between the balances before and after it', async () => {
  const account = 'gateway clearing';
  expect(await list({ account, month: '2026-10' })).toMatchObject({
    opening: { debit: '0.00', credit: '0.00' },
    closing: { debit: '126.36', credit: '0.00' },
    lineList: [{ kind: 'card payment', debit: '126.36', credit: '0.00', username: '' }],
    lineCount: 1,
  });
  expect(await list({ account })).toMatchObject({
    month: '2026-11',
    opening: { debit: '126.36', credit: '0.00' },
    closing: { debit: '100.00', credit: '0.00' },
    lineList: [{ kind: 'card refund', debit: '0.00', credit: '26.36' }],
    lineCount: 1,
  });
});

test('listAccountLines returns pages, oldest first, with the receipt and the user', async () => {
  const account = 'refunds';
  const all = await list({ account });
  expect(all.lineList.map(({ kind }) => kind)).toEqual(['refund made', 'card refund']);
  expect(all.lineList[0]?.receipt_no).toMatch(/^\d+$/);
  expect(all.lineList[0]?.username).not.toBe('');
  const second = await list({ account, page: 2, limit: 1 });
  expect(second.lineList).toEqual(all.lineList.slice(1));
  expect(second.lineCount).toBe(2);
  expect(await list({ account, month: '2026-10' })).toMatchObject({ lineList: [], lineCount: 0 });
});

test('listAccountLines is for admins only, and refuses an unknown account or month', async () => {
  const { token } = await addMember(world, 'staff');
  const call = async (input: object, as: string) =>
    codeOf((await world.call('accounting.listAccountLines', input as never, { as })).body);
  expect(await call({ account: 'refunds' }, token)).toBe('RoleMissing');
  expect(await call({ account: 'cash' }, admin.token)).toBe('InputInvalid');
  expect(await call({ account: 'refunds', month: '2026-13' }, admin.token)).toBe('InputInvalid');
});
