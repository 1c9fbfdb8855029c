import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, messagesTo, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { BANK_DETAILS } from '../../testing/settlements/sales-of-seller.ts';
import {
  PASSWORD,
  addSellerWithPassword,
  openSettlementWorld,
  type SettlementWorld,
} from '../../testing/settlements/settlement-world.ts';
import type { World } from '../../testing/world.ts';

let store: SettlementWorld;
let world: World;
let admin: Member;
beforeAll(async () => {
  store = await openSettlementWorld();
  ({ world, admin } = store);
});
afterAll(() => store.close());

const save = async (as: string, asked: object = {}) => {
  const input = { ...BANK_DETAILS, current_password: PASSWORD, ...asked };
  return (await world.call('settlements.saveBankDetails', input, { as })).body;
};
const read = async (as: string, asked = {}) =>
  (await world.call('settlements.getBankDetails', asked, { as })).body;
const reveal = async (seller_id: string, as = admin.token) =>
  (await world.call('settlements.revealBankDetails', { seller_id }, { as })).body;

describe('settlements.saveBankDetails', () => {
  test('SELL-07 stores the account encrypted, shows its last digits, and tells the owner', async () => {
    const seller = await addSellerWithPassword(world);
    expect(dataOf(await read(seller.token))).toEqual({ bank: null, transfers: null });
    expect(dataOf(await save(seller.token))).toMatchObject({
      bank: { holder: 'Sam Pallet', last4: '6789' },
    });
    expect(dataOf(await read(admin.token, { seller_id: seller.id }))).toMatchObject({
      bank: { last4: '6789' },
    });
    const [email] = await messagesTo(world, seller.email);
    expect(email?.subject).toBe('Your bank details were changed');
  });

  test('changes only with the password, and only a seller’s own', async () => {
    const seller = await addSellerWithPassword(world);
    expect(codeOf(await save(seller.token, { current_password: 'Wrong-horse-9' }))).toBe(
      'PasswordWrong',
    );
    expect(codeOf(await save(seller.token, { current_password: '' }))).toBe('PasswordNeeded');
    expect(codeOf(await save(admin.token))).toBe('BankOfSellerOnly');
    const buyer = await addMember(world);
    expect(codeOf(await save(buyer.token))).toBe('RoleMissing');
    expect(dataOf(await read(seller.token))).toEqual({ bank: null, transfers: null });
  });

  test.each([
    [{ routing_number: '110000001' }, 'routing_number', 'Invalid routing number'],
    [{ routing_number: '11000000' }, 'routing_number', 'Invalid routing number'],
    [{ account_number: '12' }, 'account_number', 'Invalid account number'],
    [{ holder: ' ' }, 'holder', 'Required'],
  ])('refuses %j', async (asked, field, complaint) => {
    const seller = await addSellerWithPassword(world);
    expect(await save(seller.token, asked)).toMatchObject({
      code: 'InputInvalid',
      fieldErrors: { [field]: complaint },
    });
  });

  test('leaves no number in any table', async () => {
    const seller = await addSellerWithPassword(world);
    dataOf(await save(seller.token));
    dataOf(await reveal(seller.id));
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(world.owner);
    for (const { name } of rows) {
      const found = await sql`select from ${sql.table(name)} row
        where row::text like ${`%${BANK_DETAILS.account_number}%`}
          or row::text like ${`%${BANK_DETAILS.routing_number}%`}`.execute(world.owner);
      expect(`${name}: ${found.rows.length}`).toBe(`${name}: 0`);
    }
  });
});
