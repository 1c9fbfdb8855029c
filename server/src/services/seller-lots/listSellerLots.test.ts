import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SentTo } from '@hammerdock/contract/call.ts';
import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { buildBid } from '../../testing/build.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  openSellerLotsWorld,
  type SellerLotsWorld,
} from '../../testing/fixtures/seller/seller-lots-world.ts';

type Wanted = SentTo<typeof sellerLots.listSellerLots>;

describe('the lists of a seller’s lots', () => {
  let world: SellerLotsWorld;
  beforeAll(async () => {
    world = await openSellerLotsWorld();
  });
  afterAll(() => world.close());

  const ask = async (input: Wanted, as: string) =>
    (await world.call('sellerLots.listSellerLots', input, { as })).body;
  const list = async (input: Wanted) => dataOf(await ask(input, world.seller.token));
  const idsOf = async (input: Wanted) => (await list(input)).lotList.map(({ id }) => id);

  test('SELL-02 have each lot by its state, with its sale', async () => {
    const open = await world.addLot('open');
    const upcoming = await world.addLot('upcoming');
    const sold = await world.addLot('sold');
    const unsold = await world.addLot('unsold');
    const bidder = await addMember(world);
    await buildBid(world.owner, { lotId: open, bidderId: bidder.id, amountCents: 900 });
    await world.owner
      .updateTable('lots')
      .set({ winnerId: bidder.id, hammerCents: 4200 })
      .where('id', '=', sold)
      .execute();
    await world.call('watchlist.addToWatchlist', { product_id: open }, { as: bidder.token });

    expect(await idsOf({ list: 'open' })).toEqual(expect.arrayContaining([open, upcoming]));
    expect(await idsOf({ list: 'unsold' })).toContain(unsold);
    const { lotList } = await list({ list: 'open' });
    expect(lotList.find(({ id }) => id === open)).toMatchObject({
      status: 'open',
      sale: { price: '5.00', bids: 1, watchers: 1, payment: null, pickup: 'not picked up' },
    });
    expect((await list({ list: 'sold' })).lotList).toMatchObject([
      { id: sold, status: 'sold', sale: { price: '42.00', winner: bidder.username } },
    ]);
    const given = { list: 'open', auction: world.auctionId } as const;
    expect(await idsOf(given)).toEqual([open]);
  });

  test('have drafts with what they lack, filtered, sorted and in pages', async () => {
    const { category, nextAuctionId } = world;
    const whole = await world.addDraft({
      title: 'Copper kettle',
      category,
      condition: 'Damaged',
      start_price: '12.50',
      lpn: 'KETTLE-1',
      floor_location: 'A1',
    });
    await world.owner.updateTable('draftLots').set({ auctionId: nextAuctionId }).execute();
    const bare = await world.addDraft({ title: '100% wool' });
    const newest = await list({ list: 'draft' });
    expect(newest.lotList.map(({ id }) => id)).toEqual([bare.id, whole.id]);
    expect(newest.lotList[1]).toMatchObject({
      status: 'draft',
      auction: { id: nextAuctionId, published: true },
      category,
      start_price: '12.50',
      sale: null,
      problems: [],
    });
    expect(newest.lotList[0]?.problems.map(({ field }) => field)).toEqual([
      'category',
      'condition',
      'start_price',
    ]);
    const filters: Partial<Wanted>[] = [
      { auction: 'stock' },
      { text: '100%' },
      { without_price: 1 },
      { with_problems: 1 },
    ];
    for (const filter of filters) {
      expect([filter, await idsOf({ list: 'draft', ...filter })]).toEqual([filter, [bare.id]]);
    }
    const ofWhole: Partial<Wanted>[] = [
      { auction: nextAuctionId },
      { category },
      { condition: 'Damaged' },
      { text: 'kettle' },
      { text: 'a1' },
    ];
    for (const filter of ofWhole) {
      expect([filter, await idsOf({ list: 'draft', ...filter })]).toEqual([filter, [whole.id]]);
    }
    expect(await idsOf({ list: 'draft', without_photos: 1 })).toHaveLength(2);
    expect(await idsOf({ list: 'draft', auction: 'nonsense' })).toEqual([]);
    const second = await list({ list: 'draft', orderby: 'oldest', page: 2, limit: 1 });
    expect(second).toMatchObject({ lotList: [{ id: bare.id }], lotCount: 2 });
    expect(await idsOf({ list: 'draft', orderby: 'price' })).toEqual([whole.id, bare.id]);
    expect(await idsOf({ list: 'draft', orderby: 'title' })).toEqual([bare.id, whole.id]);
  });

  test('belong to their seller, and to an admin who names the seller', async () => {
    const { seller, other, admin } = world;
    expect(dataOf(await ask({ list: 'draft' }, other.token)).lotCount).toBe(0);
    const named = { list: 'draft', seller_id: seller.id } as const;
    expect(dataOf(await ask(named, admin.token)).lotCount).toBe(2);
    expect(codeOf(await ask(named, other.token))).toBe('NotFound');
    expect(codeOf(await ask({ list: 'draft' }, admin.token))).toBe('SellerMissing');
    const buyer = await addMember(world);
    expect(codeOf(await ask({ list: 'draft' }, buyer.token))).toBe('RoleMissing');
  });

  test('are sorted by a column in both directions, the same in each page', async () => {
    const text = 'Sortable';
    const made = [
      { lpn: 'SORT-2', condition: 'Damaged', msrp: '20.00', start_price: '9.00' },
      { lpn: 'SORT-1', category: world.category, floor_location: 'b', msrp: '3.00' },
      { condition: 'Apparel', start_price: '10.00', floor_location: 'A' },
    ] as const;
    const titles = ['a Sortable', 'B Sortable', 'c Sortable'];
    const ids: string[] = [];
    for (const [at, fields] of made.entries()) {
      ids.push((await world.addDraft({ ...fields, title: titles[at] ?? '' })).id);
    }
    const placesBy = async (orderby: Wanted['orderby']) => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => idsOf({ list: 'draft', text, orderby, page, limit: 1 })),
      );
      return pages.flat().map((id) => ids.indexOf(id));
    };
    const expected = {
      title: [0, 1, 2],
      title_desc: [2, 1, 0],
      lpn: [1, 0, 2],
      lpn_desc: [0, 1, 2],
      condition: [2, 0, 1],
      condition_desc: [0, 2, 1],
      category: [1, 0, 2],
      category_desc: [1, 0, 2],
      retail: [1, 0, 2],
      retail_desc: [0, 1, 2],
      start_price: [0, 2, 1],
      start_price_desc: [2, 0, 1],
      location: [2, 1, 0],
      location_desc: [1, 2, 0],
      newest: [2, 1, 0],
      oldest: [0, 1, 2],
    } as const;
    for (const [orderby, places] of Object.entries(expected)) {
      const found = await placesBy(orderby as keyof typeof expected);
      expect([orderby, found]).toEqual([orderby, places]);
    }
    const open = await world.addLot('open');
    for (const orderby of Object.keys(expected)) {
      const given = { list: 'open', orderby: orderby as keyof typeof expected } as const;
      expect(await idsOf(given)).toContain(open);
    }
  });
});
