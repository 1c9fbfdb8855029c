import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnLotsWorld, type OwnLotsWorld } from '../../testing/fixtures/own-lots-world.ts';

describe('bids.getLost', () => {
  let world: OwnLotsWorld;
  beforeAll(async () => {
    world = await openOwnLotsWorld();
  });
  afterAll(() => world.close());

  const ask = async (input: { page?: number; limit?: number } = {}, as = world.ann.token) => {
    const { body } = await world.call('bids.getLost', input, { as });
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data;
  };

  test('bids.getLost lists the closed lots that another bidder won', async () => {
    const { lots } = world;
    const { lostList, lostCount } = await ask();
    expect(lostList.map(({ id }) => id)).toEqual([lots.lost]);
    expect(lostCount).toBe(1);
    expect(lostList[0]).toMatchObject({
      bidtopstatus: 'lost',
      market_status: 'sold',
      cbidtext: 'Sold Price',
      latestbid: '3.00',
    });
  });

  test('bids.getLost lists only the caller’s own, page by page', async () => {
    const { lostList: first, lostCount } = await ask({ page: 1, limit: 1 });
    expect(first).toHaveLength(1);
    const { lostList: beyond } = await ask({ page: lostCount + 1, limit: 1 });
    expect(beyond).toEqual([]);
    const stranger = await world.addBidder();
    expect((await ask({}, stranger.token)).lostCount).toBe(0);
  });

  test('KEEP-04 bids.getLost refuses guests, and pages without bounds', async () => {
    expect(await world.call('bids.getLost', {})).toMatchObject({
      status: 401,
      body: { code: 'SignInNeeded' },
    });
    const endless = await world.call('bids.getLost', { limit: 1000 }, { as: world.ann.token });
    expect(endless).toMatchObject({ status: 422, body: { code: 'InputInvalid' } });
  });
});
