import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnLotsWorld, type OwnLotsWorld } from '../testing/fixtures/own-lots-world.ts';

/** Each list in which the caller has a lot, with the name of its count. */
const LISTS = [
  ['bids.getAllBids', 'allBidsCount'],
  ['bids.getWinning', 'winningCount'],
  ['bids.getLosing', 'losingCount'],
  ['bids.getLost', 'lostCount'],
  ['bids.getWon', 'wonCount'],
  ['watchlist.getWatchlist', 'watchlistCount'],
  ['catalog.getExpired', 'expiredCount'],
  ['catalog.searchProducts', 'searchCount'],
] as const;

describe('the parameters of lists', () => {
  let world: OwnLotsWorld;
  let center: string;
  beforeAll(async () => {
    world = await openOwnLotsWorld();
    const product_id = world.lots.winning;
    await world.call('watchlist.addToWatchlist', { product_id }, { as: world.ann.token });
    const { slug } = await world.owner
      .selectFrom('lots')
      .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
      .innerJoin('centers', 'centers.id', 'auctions.centerId')
      .select('centers.slug')
      .where('lots.id', '=', product_id)
      .executeTakeFirstOrThrow();
    center = slug;
  });
  afterAll(() => world.close());

  for (const [name, count] of LISTS) {
    const ask = async (input: object) => {
      const { body } = await world.call(name, input, { as: world.ann.token });
      // Each list has its count under a name of its own.
      const data = body.status === 'success' ? (body.data as Record<string, unknown>) : null;
      return { body, count: data?.[count] };
    };

    test(`${name} accepts every parameter, numbers as numbers or as text`, async () => {
      const all = (await ask({})).count;
      expect(all).toBeGreaterThan(0);
      const parameters = { action: 'all', location: center, filters: {} };
      for (const numbers of [
        { page: 1, limit: 10, orderby: 1 },
        { page: '1', limit: '10', orderby: '1' },
      ]) {
        expect((await ask({ ...parameters, ...numbers, pickup_status: '' })).count).toBe(all);
      }
      for (const pickup_status of [0, '0']) {
        expect((await ask({ ...parameters, pickup_status })).body.status).toBe('success');
      }
    });

    test(`${name} filters by location, also within filters`, async () => {
      expect((await ask({ location: 'elsewhere' })).count).toBe(0);
      const all = (await ask({ filters: { location: center } })).count;
      expect(all).toBe((await ask({})).count);
      const overruled = { location: center, filters: { location: 'elsewhere' } };
      expect((await ask(overruled)).count).toBe(0);
    });

    test(`${name} refuses an unknown order and an unknown filter by name`, async () => {
      expect((await ask({ orderby: 2 })).body).toMatchObject({
        code: 'InputInvalid',
        fieldErrors: { orderby: expect.any(String) },
      });
      expect((await ask({ filters: { shape: 'round' } })).body).toMatchObject({
        code: 'InputInvalid',
        fieldErrors: { 'filters.shape': 'This field is unknown.' },
      });
    });
  }

  test.each([
    'refunds.getRefund',
    'credits.getCreditAndCoupon',
    'savedSearches.getSavedSearch',
    'invoices.getReceipt',
    'catalog.getPastAuctions',
    'catalog.homeProducts',
    'notifications.getUserNotification',
    'cards.listSources',
    'following.listFollowedSellers',
  ] as const)('%s accepts the parameters that do not narrow it', async (name) => {
    const parameters = {
      page: '1',
      limit: '12',
      orderby: 1,
      location: center,
      pickup_status: 0,
      filters: { location: center },
    };
    const { body } = await world.call(name, parameters, { as: world.ann.token });
    expect(body.status).toBe('success');
  });

  test.each(['bidding.getBidHistory', 'catalog.similarProducts'] as const)(
    '%s accepts the parameters that do not narrow it',
    async (name) => {
      const parameters = { page: '1', limit: '5', orderby: 1, action: 'all', location: center };
      const input = { ...parameters, pickup_status: '0', filters: {} };
      const { body } = await world.call(name, { product_id: world.lots.winning, ...input });
      expect(body.status).toBe('success');
    },
  );

  test('bids.getDashboardList filters each of its lists by location', async () => {
    for (const type of ['all', 'auction', 'watchlist'] as const) {
      const count = async (location: string) => {
        const wanted = { type, location };
        const { body } = await world.call('bids.getDashboardList', wanted, { as: world.ann.token });
        return body.status === 'success' ? body.data.dashboardCount : null;
      };
      expect([type, await count('elsewhere')]).toEqual([type, 0]);
      expect(await count(center)).toBeGreaterThan(0);
    }
  });

  test('LIST-06 bids.getWon takes the pickup status as a number, and within filters', async () => {
    const count = async (input: object) => {
      const { body } = await world.call('bids.getWon', input, { as: world.ann.token });
      return body.status === 'success' ? body.data.wonCount : null;
    };
    expect(await count({ pickup_status: 0 })).toBe(1);
    expect(await count({ pickup_status: 1 })).toBe(0);
    expect(await count({ filters: { pickup_status: 1 } })).toBe(0);
  });
});
