import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAuction } from '../../testing/build.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('sellerReports.listReportAuctions', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const list = async (as: string) =>
    (await world.call('sellerReports.listReportAuctions', {}, { as })).body;

  test('SELL-08 lists the seller’s own published auctions', async () => {
    const seller = await addMember(world, 'seller');
    const ids = [await buildAuction(world.owner), await buildAuction(world.owner)];
    await buildAuction(world.owner);
    await world.owner
      .updateTable('auctions')
      .set({ sellerId: seller.id })
      .where('id', 'in', ids)
      .execute();
    await world.owner
      .updateTable('auctions')
      .set({ publishedAt: null })
      .where('id', '=', ids[1] ?? '')
      .execute();
    const { auctionList } = dataOf(await list(seller.token));
    expect(auctionList.map(({ id }) => id)).toEqual([ids[0]]);
  });

  test('refuses buyers, and admins who name no seller', async () => {
    expect(codeOf(await list((await addMember(world)).token))).toBe('RoleMissing');
    expect(codeOf(await list((await addMember(world, 'admin')).token))).toBe('SellerMissing');
  });
});
