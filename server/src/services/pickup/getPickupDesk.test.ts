import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAuction } from '../../testing/build.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addStaff } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.getPickupDesk', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const ask = async (as: string) => (await world.call('pickup.getPickupDesk', {}, { as })).body;

  test('getPickupDesk names the center of the staff, and none for admins', async () => {
    const auctionId = await buildAuction(world.owner);
    const staff = await addStaff(world, auctionId);
    const { city } = await world.owner
      .selectFrom('centers')
      .innerJoin('users', 'users.centerId', 'centers.id')
      .select('centers.city')
      .where('users.id', '=', staff.id)
      .executeTakeFirstOrThrow();
    expect(dataOf(await ask(staff.token))).toEqual({ center: city });
    const admin = await addMember(world, 'admin');
    expect(dataOf(await ask(admin.token))).toEqual({ center: null });
    const withoutCenter = await addMember(world, 'staff');
    expect(dataOf(await ask(withoutCenter.token))).toEqual({ center: null });
  });

  test('getPickupDesk refuses buyers', async () => {
    const buyer = await addMember(world);
    expect(codeOf(await ask(buyer.token))).toBe('RoleMissing');
  });
});
