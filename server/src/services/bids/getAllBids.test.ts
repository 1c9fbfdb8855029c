import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnLotsWorld, type OwnLotsWorld } from '../../testing/fixtures/own-lots-world.ts';

describe('bids.getAllBids', () => {
  let world: OwnLotsWorld;
  beforeAll(async () => {
    world = await openOwnLotsWorld();
  });
  afterAll(() => world.close());

  const ask = async (
    input: { page?: number; limit?: number; orderby?: '1' } = {},
    as = world.ann.token,
  ) => {
    const { body } = await world.call('bids.getAllBids', input, { as });
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data;
  };

  test('bids.getAllBids lists every lot with a bid of the caller that was not retracted, closed ones last', async () => {
    const { lots } = world;
    const { allBidsList, allBidsCount } = await ask();
    expect(allBidsList.map(({ id }) => id)).toEqual([
      lots.upcoming,
      lots.losing,
      lots.winning,
      lots.lost,
      lots.won,
    ]);
    expect(allBidsCount).toBe(5);
    expect(allBidsList.map(({ bidtopstatus }) => bidtopstatus)).toEqual([
      '',
      'outbid',
      'winning',
      'lost',
      'won',
    ]);
  });

  test('bids.getAllBids sorts by time remaining: open lots first, then the last closed', async () => {
    const { lots } = world;
    const { allBidsList } = await ask({ orderby: '1' });
    expect(allBidsList.map(({ id }) => id)).toEqual([
      lots.upcoming,
      lots.losing,
      lots.winning,
      lots.lost,
      lots.won,
    ]);
  });

  test('bids.getAllBids lists only the caller’s own, page by page', async () => {
    const { allBidsList: first, allBidsCount } = await ask({ page: 1, limit: 1 });
    expect(first).toHaveLength(1);
    const { allBidsList: beyond } = await ask({ page: allBidsCount + 1, limit: 1 });
    expect(beyond).toEqual([]);
    const stranger = await world.addBidder();
    expect((await ask({}, stranger.token)).allBidsCount).toBe(0);
  });

  test('KEEP-04 bids.getAllBids refuses guests, and pages without bounds', async () => {
    expect(await world.call('bids.getAllBids', {})).toMatchObject({
      status: 401,
      body: { code: 'SignInNeeded' },
    });
    const endless = await world.call('bids.getAllBids', { limit: 1000 }, { as: world.ann.token });
    expect(endless).toMatchObject({ status: 422, body: { code: 'InputInvalid' } });
  });
});
