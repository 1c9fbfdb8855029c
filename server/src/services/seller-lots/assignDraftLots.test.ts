import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  openSellerLotsWorld,
  type SellerLotsWorld,
} from '../../testing/fixtures/seller/seller-lots-world.ts';

describe('sellerLots.assignDraftLots', () => {
  let world: SellerLotsWorld;
  beforeAll(async () => {
    world = await openSellerLotsWorld();
  });
  afterAll(() => world.close());

  const assign = async (lot_ids: string[], auction_id: string | null, as = world.seller.token) =>
    (await world.call('sellerLots.assignDraftLots', { lot_ids, auction_id }, { as })).body;

  test('puts drafts into an auction that has not begun, and back into stock', async () => {
    const ids = [(await world.addDraft()).id, (await world.addDraft()).id];
    expect(dataOf(await assign(ids, world.nextAuctionId)).written).toBe(1);
    for (const id of ids) {
      expect((await world.readLot(id)).auction?.id).toBe(world.nextAuctionId);
    }
    const back = dataOf(await assign(ids, null));
    expect(back.lotList[0]?.before.auction_id).toBe(world.nextAuctionId);
    expect((await world.readLot(ids[1] ?? '')).auction).toBeNull();
  });

  test('refuses an auction that has begun, and other sellers', async () => {
    const { id } = await world.addDraft();
    expect(dataOf(await assign([id], world.auctionId))).toMatchObject({
      written: 0,
      lotList: [{ problems: [{ field: 'auction' }] }],
    });
    expect(codeOf(await assign([id], null, world.other.token))).toBe('NotFound');
  });
});
