import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { buildAuction } from '../../testing/build.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, addStaff, type Buyer } from '../../testing/fixtures/sales.ts';
import { centerOf, chooseAny, sellToAll } from '../../testing/fixtures/pickup/visits.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.finishPickupVisit', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const finish = async ({ token }: Buyer, visit_id: string) =>
    (await world.call('pickup.finishPickupVisit', { visit_id }, { as: token })).body;

  test('finishPickupVisit ends a visit once, at its center, and is audited', async () => {
    const buyer = await addBuyer(world, 'good');
    const auctionId = await sellToAll(world, [buyer]);
    const staff = await addStaff(world, auctionId);
    const elsewhere = await addStaff(world, await buildAuction(world.owner));
    const { visit } = await chooseAny(world, buyer);
    const refusal = await finish(elsewhere, visit.visit_id);
    expect(refusal).toMatchObject({
      code: 'WrongCenter',
      statusText: 'This buyer is at another pickup center.',
    });
    expect(codeOf(await finish(staff, newId()))).toBe('NotFound');
    expect(codeOf(await finish(buyer, visit.visit_id))).toBe('RoleMissing');
    dataOf(await finish(staff, visit.visit_id));
    dataOf(await finish(staff, visit.visit_id));
    const audit = await world.owner
      .selectFrom('auditEntries')
      .select(['action', 'actorId'])
      .where('subject', '=', visit.visit_id)
      .execute();
    expect(audit).toEqual([{ action: 'pickup visit finished', actorId: staff.id }]);
    // What is left can be picked up at another time.
    const center = await centerOf(world, buyer);
    expect(center.visit).toBeNull();
    expect(center.days[1]?.slots[0]?.places_left).toBe(12);
    expect((await chooseAny(world, buyer)).visit.visit_id).not.toBe(visit.visit_id);
  });
});
