import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../testing/fixtures/members.ts';
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
const reveal = async (seller_id: string, as = admin.token) =>
  (await world.call('settlements.revealBankDetails', { seller_id }, { as })).body;

describe('settlements.revealBankDetails', () => {
  test('R37 shows an admin the whole numbers, and records each look without them', async () => {
    const seller = await addSellerWithPassword(world);
    dataOf(await save(seller.token));
    expect(dataOf(await reveal(seller.id))).toEqual(BANK_DETAILS);
    const looks = await world.owner
      .selectFrom('auditEntries')
      .select(['actorId', 'details'])
      .where('action', '=', 'payout account revealed')
      .where('subject', '=', seller.id)
      .execute();
    expect(looks).toEqual([{ actorId: admin.id, details: { last4: '6789' } }]);
  });

  test('refuses sellers, and a seller without an account', async () => {
    const seller = await addSellerWithPassword(world);
    expect(codeOf(await reveal(seller.id, seller.token))).toBe('RoleMissing');
    expect(codeOf(await reveal(seller.id))).toBe('NotFound');
    expect(codeOf(await reveal('nothing'))).toBe('NotFound');
  });

  test('refuses an account that was copied from another seller', async () => {
    const [seller, other] = [
      await addSellerWithPassword(world),
      await addSellerWithPassword(world),
    ];
    dataOf(await save(seller.token));
    await sql`insert into payout_accounts (seller_id, holder, numbers, last4)
      select ${other.id}, holder, numbers, last4 from payout_accounts
      where seller_id = ${seller.id}`.execute(world.owner);
    expect(codeOf(await reveal(other.id))).toBe('BankUnreadable');
  });
});
