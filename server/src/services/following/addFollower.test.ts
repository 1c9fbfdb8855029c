import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { buildSession } from '../../testing/build.ts';
import { openWatchlistWorld, type WatchlistWorld } from '../../testing/fixtures/watchlist-world.ts';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

describe('following.addFollower', () => {
  let world: WatchlistWorld;
  let lot: string;
  let seller: { id: string; handle: string };
  beforeAll(async () => {
    world = await openWatchlistWorld();
    lot = await world.addLot();
    const { id, sellerHandle } = await world.owner
      .updateTable('users')
      .set({ tradeName: 'Peachtree Liquidation' })
      .where('role', '=', 'seller')
      .returning(['id', 'sellerHandle'])
      .executeTakeFirstOrThrow();
    seller = { id, handle: sellerHandle };
  });
  afterAll(() => world.close());

  const follow = async (
    given: { seller_id?: string; follows?: 0 | 1 | '0' | '1'; rating?: number | string },
    as?: string,
  ) => {
    const input = { seller_id: seller.handle, ...given };
    const options = as === undefined ? {} : { as };
    return (await world.call('following.addFollower', input, options)).body;
  };
  const sellerFor = async (as?: string) => {
    const options = as === undefined ? {} : { as };
    const { body } = await world.call('catalog.getProductInfo', { product_id: lot }, options);
    return dataOf(body).seller;
  };

  test('follows the seller of a lot, and unfollows', async () => {
    const { token } = await addMember(world);
    const name = 'Peachtree Liquidation';
    expect(await sellerFor(token)).toEqual({ id: seller.handle, name, follows: 0 });
    expect(dataOf(await follow({}, token))).toEqual({
      seller_id: seller.handle,
      name,
      follows: 1,
      rating: 5,
    });
    expect((await sellerFor(token)).follows).toBe(1);
    expect((await sellerFor()).follows).toBe(0);
    expect(dataOf(await follow({ follows: '1', rating: '3' }, token)).rating).toBe(3);
    expect(dataOf(await follow({ follows: '0' }, token))).toMatchObject({ follows: 0, rating: 0 });
    expect((await sellerFor(token)).follows).toBe(0);
  });

  test('says whom the caller follows now, or no longer', async () => {
    const { token } = await addMember(world);
    expect(await follow({}, token)).toMatchObject({
      statusText: 'Following Peachtree Liquidation.',
    });
    expect(await follow({ follows: 0 }, token)).toMatchObject({
      statusText: 'Unfollowed Peachtree Liquidation.',
    });
  });

  test('R48 never exposes the user id of a shop’s owner', async () => {
    const { token } = await addMember(world);
    const { body } = await world.call('catalog.getProductInfo', { product_id: lot }, { as: token });
    const answers = JSON.stringify([body, await follow({}, token)]);
    expect(answers).not.toContain(seller.id);
  });

  test('two concurrent requests leave one follower', async () => {
    const { id, token } = await addMember(world);
    const answers = await Promise.all([follow({}, token), follow({}, token)]);
    expect(answers.map(({ status }) => status)).toEqual(['success', 'success']);
    const rows = await world.owner
      .selectFrom('follows')
      .select('sellerId')
      .where('userId', '=', id)
      .execute();
    expect(rows).toEqual([{ sellerId: seller.id }]);
  });

  test('refuses users who are no seller, the caller’s own shop, invalid ratings, guests and impersonators', async () => {
    const { id, token } = await addMember(world);
    const { sellerHandle: buyer } = await world.owner
      .selectFrom('users')
      .select('sellerHandle')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const seller_id of [newId(), 'nonsense', seller.id, buyer]) {
      expect([seller_id, codeOf(await follow({ seller_id }, token))]).toEqual([
        seller_id,
        'NotFound',
      ]);
    }
    const own = await buildSession(world.owner, seller.id);
    expect(codeOf(await follow({}, own.token))).toBe('OwnShop');
    expect(codeOf(await follow({ rating: 6 }, token))).toBe('InputInvalid');
    expect(codeOf(await follow({}))).toBe('SignInNeeded');
    expect(codeOf(await follow({}, (await addImpersonated(world)).token))).toBe(
      'ImpersonatorMayNot',
    );
  });
});
