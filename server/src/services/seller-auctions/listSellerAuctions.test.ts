import { AUCTION_STATES } from '@hammerdock/contract/shapes/seller-auction.ts';
import { minutes, toIso } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLot } from '../../testing/build.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openSellerWorld, START, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const list = async (
  state: (typeof AUCTION_STATES)[number],
  as = world.seller.token,
  seller_id?: string,
) => {
  const whose = seller_id === undefined ? {} : { seller_id };
  return (await world.call('sellerAuctions.listSellerAuctions', { state, ...whose }, { as })).body;
};

test('listSellerAuctions lists one state with the counts of all', async () => {
  await world.addDraft({ title: 'Second', starts_at: toIso(START + minutes(1)) });
  await world.addDraft({ title: 'First' });
  await world.addPublished();
  const drafts = dataOf(await list('draft'));
  expect(drafts.auctionList.map(({ title }) => title)).toEqual(['First', 'Second']);
  expect(drafts).toMatchObject({
    auctionCount: 2,
    counts: { draft: 2, upcoming: 0, open: 0, closed: 1 },
  });
  // Without a lot that is open, it is closed.
  expect(dataOf(await list('closed')).auctionList).toMatchObject([
    { state: 'closed', lot_count: 0, total: '0.00' },
  ]);
});

test('listSellerAuctions shows another seller’s auctions to admins only', async () => {
  const { admin, buyer, other, seller } = world;
  expect(dataOf(await list('draft', other.token)).auctionList).toEqual([]);
  expect(codeOf(await list('draft', other.token, seller.id))).toBe('NotFound');
  expect(codeOf(await list('draft', admin.token))).toBe('SellerMissing');
  expect(dataOf(await list('draft', admin.token, seller.id)).auctionList).toHaveLength(2);
  expect(codeOf(await list('draft', buyer.token))).toBe('RoleMissing');
});

test('SELL-01 listSellerAuctions lists upcoming, open, closed and draft auctions apart', async () => {
  const draft = await world.addDraft({ title: 'Draft' });
  const upcoming = await world.addDraft({ title: 'Upcoming' });
  await world.addLots(upcoming, [{}]);
  await world.publish(upcoming);
  const open = await world.addPublished();
  await buildLot(world.owner, { auctionId: open });
  const closed = await world.addPublished();
  const expected = { draft, upcoming, open, closed };
  for (const state of AUCTION_STATES) {
    const listed = dataOf(await list(state)).auctionList.map(({ id }) => id);
    const found = Object.entries(expected).filter(([, id]) => listed.includes(id));
    expect(found).toEqual([[state, expected[state]]]);
  }
});
