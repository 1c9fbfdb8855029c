import { maskName } from '@hammerdock/domain/text/mask.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnLotsWorld, type OwnLotsWorld } from '../../testing/fixtures/own-lots-world.ts';

describe('bids.getLosing', () => {
  let world: OwnLotsWorld;
  beforeAll(async () => {
    world = await openOwnLotsWorld();
  });
  afterAll(() => world.close());

  const ask = async (input: { page?: number; limit?: number } = {}, as = world.ann.token) => {
    const { body } = await world.call('bids.getLosing', input, { as });
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data;
  };

  test('bids.getLosing lists the open lots on which the caller was outbid', async () => {
    const { lots } = world;
    const { losingList, losingCount } = await ask();
    expect(losingList.map(({ id }) => id)).toEqual([lots.losing]);
    expect(losingCount).toBe(1);
    expect(losingList[0]).toMatchObject({
      bidtopstatus: 'outbid',
      bidtopstatus_text: "You're Losing",
      // R48: masked.
      bidtopstatus_message: `user ${maskName(world.bob.username)} has placed a higher Max Bid`,
      latestbid: '8.00',
      proxy_bid_details: { leading: false, max_amount: '7.00', kind: 'proxy' },
    });
    expect(JSON.stringify(losingList)).not.toContain('70.00');
  });

  test('bids.getLosing lists only the caller’s own, page by page', async () => {
    const { losingList: first, losingCount } = await ask({ page: 1, limit: 1 });
    expect(first).toHaveLength(1);
    const { losingList: beyond } = await ask({ page: losingCount + 1, limit: 1 });
    expect(beyond).toEqual([]);
    const stranger = await world.addBidder();
    expect((await ask({}, stranger.token)).losingCount).toBe(0);
  });

  test('KEEP-04 bids.getLosing refuses guests, and pages without bounds', async () => {
    expect(await world.call('bids.getLosing', {})).toMatchObject({
      status: 401,
      body: { code: 'SignInNeeded' },
    });
    const endless = await world.call('bids.getLosing', { limit: 1000 }, { as: world.ann.token });
    expect(endless).toMatchObject({ status: 422, body: { code: 'InputInvalid' } });
  });
});
