import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnLotsWorld, type OwnLotsWorld } from '../../testing/fixtures/own-lots-world.ts';

describe('bids.getWinning', () => {
  let world: OwnLotsWorld;
  beforeAll(async () => {
    world = await openOwnLotsWorld();
  });
  afterAll(() => world.close());

  const ask = async (input: { page?: number; limit?: number } = {}, as = world.ann.token) => {
    const { body } = await world.call('bids.getWinning', input, { as });
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data;
  };

  test('bids.getWinning lists the open lots on which the caller leads, with their own maximum', async () => {
    const { lots } = world;
    const { winningList, winningCount } = await ask();
    expect(winningList.map(({ id }) => id)).toEqual([lots.winning]);
    expect(winningCount).toBe(1);
    expect(winningList[0]).toMatchObject({
      bidtopstatus: 'winning',
      bidtopstatus_text: "You're Winning",
      proxy_bid_details: { leading: true, max_amount: '40.00' },
    });
  });

  test('bids.getWinning lists only the caller’s own, page by page', async () => {
    const { winningList: first, winningCount } = await ask({ page: 1, limit: 1 });
    expect(first).toHaveLength(1);
    const { winningList: beyond } = await ask({ page: winningCount + 1, limit: 1 });
    expect(beyond).toEqual([]);
    const stranger = await world.addBidder();
    expect((await ask({}, stranger.token)).winningCount).toBe(0);
  });

  test('KEEP-04 bids.getWinning refuses guests, and pages without bounds', async () => {
    expect(await world.call('bids.getWinning', {})).toMatchObject({
      status: 401,
      body: { code: 'SignInNeeded' },
    });
    const endless = await world.call('bids.getWinning', { limit: 1000 }, { as: world.ann.token });
    expect(endless).toMatchObject({ status: 422, body: { code: 'InputInvalid' } });
  });
});
