import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { openWatchlistWorld, type WatchlistWorld } from '../../testing/fixtures/watchlist-world.ts';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

describe('watchlist.addToWatchlist', () => {
  let world: WatchlistWorld;
  beforeAll(async () => {
    world = await openWatchlistWorld();
  });
  afterAll(() => world.close());

  const add = async (product_id: string, as?: string) =>
    (await world.call('watchlist.addToWatchlist', { product_id }, as === undefined ? {} : { as }))
      .body;
  const cardFor = async (product_id: string, as?: string) =>
    dataOf(
      (await world.call('catalog.getProductInfo', { product_id }, as === undefined ? {} : { as }))
        .body,
    );

  test('KEEP-02 watches lots that are open or soon will be, counts them, and marks their cards', async () => {
    const { token } = await addMember(world);
    const [open, upcoming] = [await world.addLot(), await world.addLot('upcoming')];
    const first = await add(open, token);
    expect(first.statusText).toBe('Added to your watchlist.');
    expect(dataOf(first)).toEqual({ watchlist_id: expect.any(String), watchlistCount: 1 });
    expect(dataOf(await add(upcoming, token)).watchlistCount).toBe(2);
    const { watchlist_id } = dataOf(first);
    expect(await cardFor(open, token)).toMatchObject({ wlist: 1, watchlist_id });
    const stranger = await addMember(world);
    await add(open, stranger.token);
    expect(await cardFor(open)).toMatchObject({ watchers: 2 });
    expect(await cardFor(upcoming)).toMatchObject({ watchers: 1 });
    await world.call('watchlist.removeFromWatchlist', { product_id: open }, { as: stranger.token });
    expect(await cardFor(open)).toMatchObject({ watchers: 1 });
    for (const as of [undefined, stranger.token]) {
      expect(await cardFor(open, as)).toMatchObject({ wlist: 0, watchlist_id: null });
    }
  });

  test('repeated and concurrent requests leave one watch and one event of it', async () => {
    const { id, token } = await addMember(world);
    const lot = await world.addLot();
    const answers = await Promise.all([add(lot, token), add(lot, token), add(lot, token)]);
    const again = await add(lot, token);
    const ids = new Set([...answers, again].map((body) => dataOf(body).watchlist_id));
    expect(ids.size).toBe(1);
    expect(dataOf(again).watchlistCount).toBe(1);
    const events = await world.owner
      .selectFrom('outbox')
      .select('payload')
      .where('fact', '=', 'watch.changed')
      .execute();
    const own = events.filter(({ payload }) => JSON.stringify(payload).includes(id));
    expect(own).toHaveLength(1);
  });

  test('KEEP-04 refuses unknown lots, closed lots, guests and impersonators', async () => {
    const { token } = await addMember(world);
    const draft = await world.addLot('draft');
    for (const lot of [newId(), 'nonsense', '', draft]) {
      expect([lot, codeOf(await add(lot, token))]).toEqual([lot, 'NotFound']);
    }
    for (const phase of ['sold', 'unsold', 'cancelled'] as const) {
      const over = await world.addLot();
      await world.endLot(over, phase);
      expect(codeOf(await add(over, token))).toBe('LotNotOpen');
    }
    const lot = await world.addLot();
    expect(codeOf(await add(lot))).toBe('SignInNeeded');
    expect(codeOf(await add(lot, (await addImpersonated(world)).token))).toBe('ImpersonatorMayNot');
  });
});
