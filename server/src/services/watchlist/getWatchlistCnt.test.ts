import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWatchlistWorld, type WatchlistWorld } from '../../testing/fixtures/watchlist-world.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

describe('watchlist.getWatchlistCnt', () => {
  let world: WatchlistWorld;
  beforeAll(async () => {
    world = await openWatchlistWorld();
  });
  afterAll(() => world.close());

  test('counts the caller’s watches by type: open, not open yet, sold, closed unsold', async () => {
    const { token } = await addMember(world);
    const lots = [await world.addLot(), await world.addLot(), await world.addLot('upcoming')];
    const [sold, unsold] = [await world.addLot(), await world.addLot()];
    for (const product_id of [...lots, sold, unsold]) {
      await world.call('watchlist.addToWatchlist', { product_id }, { as: token });
    }
    await world.endLot(sold, 'sold');
    await world.endLot(unsold);
    const count = async (typearr?: number[]) => {
      const wanted = typearr === undefined ? {} : { typearr };
      const { body } = await world.call('watchlist.getWatchlistCnt', wanted, { as: token });
      return dataOf(body).watchlistCount;
    };
    expect(await count()).toBe(5);
    expect(await count([1, 2, 3, 4])).toBe(5);
    expect([await count([1]), await count([2]), await count([3]), await count([4])]).toEqual([
      2, 1, 1, 1,
    ]);
    expect(await count([])).toBe(0);
  });

  test('KEEP-04 refuses guests and unknown types, and does not count other users’ watches', async () => {
    expect(codeOf((await world.call('watchlist.getWatchlistCnt', {})).body)).toBe('SignInNeeded');
    const { token } = await addMember(world);
    const odd = await world.call('watchlist.getWatchlistCnt', { typearr: [9] }, { as: token });
    expect(codeOf(odd.body)).toBe('InputInvalid');
    const none = await world.call('watchlist.getWatchlistCnt', {}, { as: token });
    expect(dataOf(none.body).watchlistCount).toBe(0);
  });
});
