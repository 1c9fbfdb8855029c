import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { openWatchlistWorld, type WatchlistWorld } from '../../testing/fixtures/watchlist-world.ts';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

describe('watchlist.removeFromWatchlist', () => {
  let world: WatchlistWorld;
  beforeAll(async () => {
    world = await openWatchlistWorld();
  });
  afterAll(() => world.close());

  const add = async (product_id: string, as: string) =>
    dataOf((await world.call('watchlist.addToWatchlist', { product_id }, { as })).body);
  const remove = async (product_id: string, as?: string) =>
    (
      await world.call(
        'watchlist.removeFromWatchlist',
        { product_id },
        as === undefined ? {} : { as },
      )
    ).body;

  test('KEEP-02 ends only the caller’s own watch, also of a closed lot', async () => {
    const [ann, bob] = [await addMember(world), await addMember(world)];
    const [open, closed] = [await world.addLot(), await world.addLot()];
    for (const lot of [open, closed]) for (const { token } of [ann, bob]) await add(lot, token);
    await world.endLot(closed);
    const ended = await remove(closed, ann.token);
    expect(ended.statusText).toBe('Removed from your watchlist.');
    expect(dataOf(ended)).toEqual({ watchlist_id: null, watchlistCount: 1 });
    const left = await world.call('watchlist.getWatchlistCnt', {}, { as: bob.token });
    expect(dataOf(left.body).watchlistCount).toBe(2);
  });

  test('repeated and concurrent requests change nothing more', async () => {
    const { token } = await addMember(world);
    const lot = await world.addLot();
    await add(lot, token);
    const answers = await Promise.all([remove(lot, token), remove(lot, token)]);
    expect(answers.map((body) => dataOf(body).watchlistCount)).toEqual([0, 0]);
    expect(dataOf(await remove(lot, token)).watchlistCount).toBe(0);
  });

  test('KEEP-04 refuses unknown lots, guests and impersonators', async () => {
    const { token } = await addMember(world);
    for (const lot of [newId(), 'nonsense', await world.addLot('draft')]) {
      expect([lot, codeOf(await remove(lot, token))]).toEqual([lot, 'NotFound']);
    }
    const lot = await world.addLot();
    expect(codeOf(await remove(lot))).toBe('SignInNeeded');
    const eyes = await addImpersonated(world);
    expect(codeOf(await remove(lot, eyes.token))).toBe('ImpersonatorMayNot');
  });
});
