import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { sellForSeller } from '../../testing/settlements/sales-of-seller.ts';
import {
  openSettlementWorld,
  readAccount,
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

const listAccounts = async (as: string) =>
  (await world.call('settlements.listSellerAccounts', { limit: 60 }, { as })).body;
const accountOf = (sellerId: string) => readAccount(store, sellerId);

describe('settlements.listSellerAccounts', () => {
  test('shows admins each seller, and no buyer', async () => {
    const { seller } = await sellForSeller(world, { pickedUp: false });
    expect(await accountOf(seller.id)).toMatchObject({
      commission_bps: 0,
      bank: null,
      payable: '0.00',
      waiting: '87.50',
    });
    const { accountCount, accountList } = dataOf(await listAccounts(admin.token));
    expect(accountList).toHaveLength(accountCount);
    expect(codeOf(await listAccounts(seller.token))).toBe('RoleMissing');
  });
});
