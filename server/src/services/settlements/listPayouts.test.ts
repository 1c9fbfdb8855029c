import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { sellForSeller } from '../../testing/settlements/sales-of-seller.ts';
import {
  openSettlementWorld,
  payOut,
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

const pay = (sellerId: string, amount: string, asked = {}, as = admin.token) =>
  payOut(world, { sellerId, amount, asked, as });
const listPayouts = async (as: string, asked = {}) =>
  (await world.call('settlements.listPayouts', asked, { as })).body;

describe('settlements.listPayouts', () => {
  test('shows admins those of the seller they act for; refuses other sellers', async () => {
    const { seller } = await sellForSeller(world);
    dataOf(await pay(seller.id, '87.50'));
    const { payoutList } = dataOf(await listPayouts(admin.token, { seller_id: seller.id }));
    expect(payoutList).toMatchObject([{ amount: '87.50', account_last4: '' }]);
    const other = await addMember(world, 'seller');
    expect(codeOf(await listPayouts(other.token, { seller_id: seller.id }))).toBe('NotFound');
    expect(codeOf(await listPayouts(admin.token))).toBe('SellerMissing');
  });
});
