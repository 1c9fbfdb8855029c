import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { sellForSeller } from '../../testing/settlements/sales-of-seller.ts';
import {
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

describe('settlements.listStatements', () => {
  const list = async (as: string, seller_id?: string) => {
    const input = seller_id === undefined ? {} : { seller_id };
    return (await world.call('settlements.listStatements', input, { as })).body;
  };

  test('lists the auctions with sales of a seller, with what is payable', async () => {
    const sale = await sellForSeller(world);
    const expected = {
      statementList: [{ auction_id: sale.auctionId, net: '87.50', state: 'payable' }],
      statementCount: 1,
    };
    expect(dataOf(await list(sale.seller.token))).toMatchObject(expected);
    expect(dataOf(await list(admin.token, sale.seller.id))).toMatchObject(expected);
  });

  test('refuses another seller, and an admin who names none', async () => {
    const seller = await addMember(world, 'seller');
    const other = await addMember(world, 'seller');
    expect(codeOf(await list(seller.token, other.id))).toBe('NotFound');
    expect(codeOf(await list(admin.token))).toBe('SellerMissing');
  });
});
