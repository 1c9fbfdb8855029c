import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuction } from '../../testing/build.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const list = async (token: string, seller_id?: string) => {
  const input = seller_id === undefined ? {} : { seller_id };
  return (await world.call('intake.listIntakeTargets', input, { as: token })).body;
};

test('lists the seller’s own unpublished auctions', async () => {
  const [seller, admin] = [await addMember(world, 'seller'), await addMember(world, 'admin')];
  const [draft, published] = [await buildAuction(world.owner), await buildAuction(world.owner)];
  await buildAuction(world.owner);
  await world.owner
    .updateTable('auctions')
    .set({ sellerId: seller.id })
    .where('id', 'in', [draft, published])
    .execute();
  await world.owner
    .updateTable('auctions')
    .set({ publishedAt: null })
    .where('id', '=', draft)
    .execute();
  for (const answer of [await list(seller.token), await list(admin.token, seller.id)]) {
    expect(dataOf(answer).targetList.map(({ id }) => id)).toEqual([draft]);
  }
});

test('refuses buyers, other sellers, and admins without a seller', async () => {
  const [seller, other] = [await addMember(world, 'seller'), await addMember(world, 'seller')];
  expect(codeOf(await list((await addMember(world)).token))).toBe('RoleMissing');
  expect(codeOf(await list(other.token, seller.id))).toBe('NotFound');
  expect(codeOf(await list((await addMember(world, 'admin')).token))).toBe('SellerMissing');
});
