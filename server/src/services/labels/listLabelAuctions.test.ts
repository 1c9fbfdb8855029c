import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addOpenLot } from '../../testing/seller/seller-lots.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const list = async (token: string) =>
  (await world.call('labels.listLabelAuctions', {}, { as: token })).body;

test('lists the seller’s own auctions', async () => {
  const [seller, other] = [await addMember(world, 'seller'), await addMember(world, 'seller')];
  await addOpenLot(world, seller.id);
  expect(dataOf(await list(seller.token)).auctionList).toHaveLength(1);
  expect(dataOf(await list(other.token)).auctionList).toEqual([]);
});

test('refuses buyers, and admins without a seller', async () => {
  expect(codeOf(await list((await addMember(world)).token))).toBe('RoleMissing');
  expect(codeOf(await list((await addMember(world, 'admin')).token))).toBe('SellerMissing');
});
