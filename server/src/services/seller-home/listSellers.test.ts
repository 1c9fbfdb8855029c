import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('sellerHome.listSellers', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const list = async (as: string) => (await world.call('sellerHome.listSellers', {}, { as })).body;

  test('shows admins every seller, and nobody else', async () => {
    const admin = await addMember(world, 'admin');
    const seller = await addMember(world, 'seller');
    const buyer = await addMember(world);
    const { sellerList } = dataOf(await list(admin.token));
    expect(sellerList).toContainEqual({ id: seller.id, name: seller.username });
    expect(sellerList.map(({ id }) => id)).not.toContain(buyer.id);
  });

  test('refuses sellers and buyers', async () => {
    const seller = await addMember(world, 'seller');
    const buyer = await addMember(world);
    expect(codeOf(await list(seller.token))).toBe('RoleMissing');
    expect(codeOf(await list(buyer.token))).toBe('RoleMissing');
  });
});
