import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnLotsWorld, type OwnLotsWorld } from '../../testing/fixtures/own-lots-world.ts';

describe('bids.getDashboardList', () => {
  let world: OwnLotsWorld;
  beforeAll(async () => {
    world = await openOwnLotsWorld();
  });
  afterAll(() => world.close());

  const ask = async (type: 'all' | 'auction', orderby: '' | '1' | '3' | '4' = '') => {
    const { body } = await world.call(
      'bids.getDashboardList',
      { type, orderby },
      { as: world.ann.token },
    );
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data;
  };

  test('bids.getDashboardList lists every lot bid on for "all", the open ones for "auction"', async () => {
    const { winning, losing, won, lost, upcoming } = world.lots;
    const all = await ask('all');
    expect(all.dashboardList.map(({ id }) => id)).toEqual([upcoming, losing, winning, lost, won]);
    expect(all.dashboardCount).toBe(5);
    const auction = await ask('auction');
    expect(auction.dashboardList.map(({ id }) => id)).toEqual([upcoming, losing, winning]);
    expect(auction.dashboardCount).toBe(3);
  });

  test('LIST-03 bids.getDashboardList sorts by current price, either way, and by time with open lots first', async () => {
    const prices = async (order: '3' | '4') =>
      (await ask('all', order)).dashboardList.map(({ pricestart }) => pricestart);
    expect(await prices('3')).toEqual(['1.00', '1.00', '3.00', '6.00', '8.00']);
    expect(await prices('4')).toEqual(['8.00', '6.00', '3.00', '1.00', '1.00']);
    const { lots } = world;
    expect((await ask('all', '1')).dashboardList.map(({ id }) => id)).toEqual([
      lots.upcoming,
      lots.losing,
      lots.winning,
      lots.lost,
      lots.won,
    ]);
  });

  test('KEEP-04 bids.getDashboardList refuses guests, and unknown types', async () => {
    const { status, body } = await world.call('bids.getDashboardList', { type: 'all' });
    expect([status, body]).toMatchObject([401, { code: 'SignInNeeded' }]);
    const response = await world.app.http.inject({
      method: 'POST',
      url: '/api/mobile/getDashboardList',
      headers: { authorization: `Bearer ${world.ann.token}` },
      payload: { type: 'everything' },
    });
    expect(response.statusCode).toBe(422);
  });
});
