import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  openSellerLotsWorld,
  type SellerLotsWorld,
} from '../../testing/fixtures/seller/seller-lots-world.ts';

let world: SellerLotsWorld;
beforeAll(async () => {
  world = await openSellerLotsWorld();
});
afterAll(() => world.close());

const count = async (as: string) =>
  (await world.call('sellerLots.countSellerLots', {}, { as })).body;

test('counts the lots of each list, and names the auctions that take drafts', async () => {
  await world.addDraft({ title: 'Lamp' });
  await world.addLot('open');
  const { counts, auctionList } = dataOf(await count(world.seller.token));
  expect(counts).toEqual({ open: 1, sold: 0, unsold: 1, draft: 1, relisted: 0 });
  expect(auctionList.find(({ id }) => id === world.auctionId)?.takes_drafts).toBe(false);
  expect(auctionList.find(({ id }) => id === world.nextAuctionId)?.takes_drafts).toBe(true);
  expect(auctionList.find(({ id }) => id === world.nextAuctionId)?.center).toBe(
    await world.centerOf(world.nextAuctionId),
  );
  expect(dataOf(await count(world.other.token)).auctionList).toEqual([]);
});

test('refuses an admin who names no seller', async () => {
  expect(codeOf(await count(world.admin.token))).toBe('SellerMissing');
});
