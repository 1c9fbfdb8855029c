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
const read = async (as: string, asked = {}) =>
  (await world.call('settlements.getBankDetails', asked, { as })).body;

describe('settlements.getBankDetails', () => {
  test('refuses another seller, and an admin who names none', async () => {
    const seller = await addSellerWithPassword(world);
    const other = await addSellerWithPassword(world);
    dataOf(await save(other.token));
    expect(dataOf(await read(other.token))).toMatchObject({ bank: { last4: '6789' } });
    expect(codeOf(await read(seller.token, { seller_id: other.id }))).toBe('NotFound');
    expect(codeOf(await read(admin.token))).toBe('SellerMissing');
  });
});
