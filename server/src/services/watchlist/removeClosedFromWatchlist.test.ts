import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWatchlistWorld, type WatchlistWorld } from '../../testing/fixtures/watchlist-world.ts';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

describe('watchlist.removeClosedFromWatchlist', () => {
  let world: WatchlistWorld;
  beforeAll(async () => {
    world = await openWatchlistWorld();
  });
  afterAll(() => world.close());

  const add = async (product_id: string, as: string) =>
    dataOf((await world.call('watchlist.addToWatchlist', { product_id }, { as })).body);
  const removeClosed = async (as?: string) =>
    (await world.call('watchlist.removeClosedFromWatchlist', {}, as === undefined ? {} : { as }))
      .body;
  const watchedBy = async (as: string) => {
    const { body } = await world.call('watchlist.getWatchlist', {}, { as });
    return dataOf(body).watchlistList.map(({ id }) => id);
  };

  test('ends only the caller’s own watches of closed lots; the count is of those not closed', async () => {
    const [ann, bob] = [await addMember(world), await addMember(world)];
    const open = [await world.addLot(), await world.addLot('upcoming')];
    const closed = [await world.addLot(), await world.addLot(), await world.addLot()];
    for (const lot of [...open, ...closed])
      for (const { token } of [ann, bob]) await add(lot, token);
    for (const [place, phase] of (['sold', 'unsold', 'cancelled'] as const).entries()) {
      await world.endLot(closed[place] ?? '', phase);
    }
    expect(dataOf(await removeClosed(ann.token))).toEqual({ removedCount: 3, watchlistCount: 2 });
    expect((await watchedBy(ann.token)).toSorted()).toEqual(open.toSorted());
    expect(await watchedBy(bob.token)).toHaveLength(5);
    const events = await world.owner
      .selectFrom('outbox')
      .select('payload')
      .where('fact', '=', 'watch.changed')
      .execute();
    const own = events.map(({ payload }) => JSON.stringify(payload));
    for (const lot of closed) {
      const removals = own.filter((text) => text.includes(lot) && text.includes('null'));
      expect(removals).toHaveLength(1);
      expect(removals[0]).toContain(ann.id);
    }
    expect(dataOf(await removeClosed(ann.token))).toEqual({ removedCount: 0, watchlistCount: 2 });
  });

  test('refuses guests and impersonators', async () => {
    expect(codeOf(await removeClosed())).toBe('SignInNeeded');
    expect(codeOf(await removeClosed((await addImpersonated(world)).token))).toBe(
      'ImpersonatorMayNot',
    );
  });
});
