import type { SentTo } from '@hammerdock/contract/call.ts';
import type { watchlist } from '@hammerdock/contract/services/watchlist.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoWorld, type DemoWorld, type Visitor } from '../../testing/fixtures/demo-world.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

type Wanted = SentTo<typeof watchlist.getWatchlist>;

describe('watchlist.getWatchlist', () => {
  let world: DemoWorld;
  let buyer: Visitor;
  beforeAll(async () => {
    world = await openDemoWorld();
    buyer = await world.signIn('buyer');
    const lots = await world.owner
      .selectFrom('lots')
      .select('id')
      .where('phase', 'in', ['open', 'upcoming'])
      .orderBy('title')
      .orderBy('id')
      .limit(40)
      .execute();
    for (const { id: product_id } of lots) {
      await world.call('watchlist.addToWatchlist', { product_id }, { as: buyer.token });
    }
    const [first, second] = lots;
    for (const [lot, phase] of [
      [first, 'sold'],
      [second, 'unsold'],
    ] as const) {
      const id = lot?.id ?? '';
      await world.owner.updateTable('lots').set({ phase }).where('id', '=', id).execute();
    }
  });
  afterAll(() => world.close());

  const ask = async (wanted: Wanted = {}, as = buyer.token) =>
    dataOf((await world.call('watchlist.getWatchlist', { limit: 60, ...wanted }, { as })).body);

  test('LIST-03 lists the watched lots in the requested order, page by page', async () => {
    const { watchlistList: all, watchlistCount } = await ask();
    expect(all.every(({ wlist, watchlist_id }) => wlist === 1 && watchlist_id !== null)).toBe(true);
    expect(watchlistCount).toBe(all.length);
    const prices = (await ask({ orderby: '4' })).watchlistList.map(({ pricestart }) =>
      Number(pricestart),
    );
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    const { watchlistList: byTime } = await ask({ orderby: '1' });
    const isOpen = ({ market_status }: (typeof byTime)[number]) => market_status === 'open';
    const closes = byTime.filter(isOpen).map(({ date_closed }) => date_closed);
    expect(closes).toEqual(closes.toSorted());
    expect(byTime.findIndex((lot) => !isOpen(lot))).toBe(closes.length);
    const second = await ask({ page: 2, limit: 5 });
    expect(second.watchlistList.map(({ id }) => id)).toEqual(all.slice(5, 10).map(({ id }) => id));
    expect(second.watchlistCount).toBe(watchlistCount);
    expect((await ask({}, (await world.signIn('rival')).token)).watchlistCount).toBe(0);
  });

  test('filters by place, kind, condition and state, with several values each', async () => {
    const { watchlistList: all } = await ask();
    const smyrna = (await ask({ location: 'smyrna' })).watchlistList;
    expect(smyrna.length).toBeGreaterThan(0);
    expect(smyrna.every(({ location }) => location === 'Smyrna, GA')).toBe(true);
    expect((await ask({ location: 'smyrna,decatur' })).watchlistList).toHaveLength(all.length);
    const condition = all[0]?.conditionunique ?? '';
    const alike = all.filter(({ conditionunique }) => conditionunique === condition);
    expect((await ask({ condition })).watchlistList).toHaveLength(alike.length);
    expect((await ask({ category_id: 'no-such-kind' })).watchlistCount).toBe(0);
    for (const market_status of ['sold', 'closed'] as const) {
      const found = (await ask({ market_status })).watchlistList;
      expect(found.map((lot) => lot.market_status)).toEqual([market_status]);
    }
    const open = (await ask({ market_status: 'open' })).watchlistCount;
    expect(open).toBe(all.length - 2);
  });

  test('the dashboard of type watchlist shows the same lots', async () => {
    const wanted = { type: 'watchlist', limit: 60 } as const;
    const { body } = await world.call('bids.getDashboardList', wanted, { as: buyer.token });
    const { watchlistList } = await ask();
    expect(dataOf(body).dashboardList).toEqual(watchlistList);
    const bought = await world.call(
      'bids.getDashboardList',
      { type: 'buynow' },
      { as: buyer.token },
    );
    expect(dataOf(bought.body)).toEqual({ dashboardList: [], dashboardCount: 0 });
  });

  test('sends a fixed number of queries for any page size', async () => {
    await ask();
    const few = await world.countQueries(() => ask({ limit: 2 }));
    expect(await world.countQueries(() => ask({ limit: 60 }))).toBe(few);
  });

  test('KEEP-04 refuses guests, and pages without bounds', async () => {
    expect(codeOf((await world.call('watchlist.getWatchlist', {})).body)).toBe('SignInNeeded');
    const endless = await world.call(
      'watchlist.getWatchlist',
      { limit: 1000 },
      { as: buyer.token },
    );
    expect(codeOf(endless.body)).toBe('InputInvalid');
  });
});
