import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { openWatchlistWorld, type WatchlistWorld } from '../../testing/fixtures/watchlist-world.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

describe('following.getFollower', () => {
  let world: WatchlistWorld;
  beforeAll(async () => {
    world = await openWatchlistWorld();
  });
  afterAll(() => world.close());

  const ask = async (seller_id: string, as?: string) =>
    (await world.call('following.getFollower', { seller_id }, as === undefined ? {} : { as })).body;

  test('returns whether the caller follows the seller, and the seller’s name', async () => {
    const { sellerHandle, username } = await world.owner
      .selectFrom('users')
      .select(['sellerHandle', 'username'])
      .where('role', '=', 'seller')
      .executeTakeFirstOrThrow();
    const [ann, bob] = [await addMember(world), await addMember(world)];
    const given = { seller_id: sellerHandle, rating: 4 };
    await world.call('following.addFollower', given, { as: ann.token });
    const seller = { seller_id: sellerHandle, name: username };
    expect(dataOf(await ask(sellerHandle, ann.token))).toEqual({
      ...seller,
      follows: 1,
      rating: 4,
    });
    expect(dataOf(await ask(sellerHandle, bob.token))).toEqual({
      ...seller,
      follows: 0,
      rating: 0,
    });
    const all = { seller_id: sellerHandle, follows: 1, rating: 5 };
    const { body } = await world.call('following.getFollower', all, { as: ann.token });
    expect(dataOf(body).rating).toBe(4);
    expect(codeOf(await ask(sellerHandle))).toBe('SignInNeeded');
  });

  test('refuses an id that is no seller’s', async () => {
    const { token } = await addMember(world);
    for (const id of [newId(), 'nonsense', ''])
      expect(codeOf(await ask(id, token))).toBe('NotFound');
  });
});
