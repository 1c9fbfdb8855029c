import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWatchlistWorld, type WatchlistWorld } from '../../testing/fixtures/watchlist-world.ts';

describe('following.listFollowedSellers', () => {
  let world: WatchlistWorld;
  let handle: string;
  let lots: readonly string[];
  beforeAll(async () => {
    world = await openWatchlistWorld();
    lots = [await world.addLot(), await world.addLot('upcoming')];
    await world.endLot(await world.addLot(), 'sold');
    const sellers = world.owner.updateTable('users').set({ tradeName: 'Peachtree Liquidation' });
    const sold = await sellers
      .where('role', '=', 'seller')
      .returning('sellerHandle')
      .executeTakeFirstOrThrow();
    handle = sold.sellerHandle;
  });
  afterAll(() => world.close());

  const listFor = async (as: string) =>
    dataOf((await world.call('following.listFollowedSellers', {}, { as })).body).followedList;
  const follow = (as: string, follows: 0 | 1) =>
    world.call('following.addFollower', { seller_id: handle, follows }, { as });
  const search = async (seller: string, as?: string) => {
    const options = as === undefined ? {} : { as };
    const { body } = await world.call('catalog.searchProducts', { seller, limit: 60 }, options);
    return dataOf(body).searchList.map(({ id }) => id);
  };

  test('lists only the caller’s sellers with their open and upcoming lots, until unfollowed', async () => {
    const [ann, bob] = [await addMember(world), await addMember(world)];
    await follow(ann.token, 1);
    expect(await listFor(ann.token)).toEqual([
      { seller_id: handle, name: 'Peachtree Liquidation', follows: 1, rating: 5, lots: 2 },
    ]);
    expect(await listFor(bob.token)).toEqual([]);
    await follow(ann.token, 0);
    expect(await listFor(ann.token)).toEqual([]);
  });

  test('KEEP-05: the search filters by sellers whom the caller follows, or by one seller', async () => {
    const [ann, bob] = [await addMember(world), await addMember(world)];
    await follow(ann.token, 1);
    expect((await search('followed', ann.token)).toSorted()).toEqual([...lots].toSorted());
    expect(await search('followed', bob.token)).toEqual([]);
    expect(await search('followed')).toEqual([]);
    expect((await search(handle)).toSorted()).toEqual([...lots].toSorted());
    expect(await search('no-such-seller')).toEqual([]);
  });

  test('refuses guests', async () => {
    expect(codeOf((await world.call('following.listFollowedSellers', {})).body)).toBe(
      'SignInNeeded',
    );
  });
});
