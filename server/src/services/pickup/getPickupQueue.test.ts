import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { buildAuction } from '../../testing/build.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, addStaff, openPass, type Buyer } from '../../testing/fixtures/sales.ts';
import { centerOf, chooseAny, sellToAll } from '../../testing/fixtures/pickup/visits.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.getPickupQueue', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const queueOf = async ({ token }: { token: string }) =>
    dataOf((await world.call('pickup.getPickupQueue', {}, { as: token })).body);
  const nameBuyer = ({ id }: Buyer, firstName: string) =>
    world.owner
      .updateTable('users')
      .set({ firstName, lastName: 'Porter' })
      .where('id', '=', id)
      .execute();
  const arrive = async (buyer: Buyer) => {
    const { center_id } = await centerOf(world, buyer);
    const { body } = await world.call('pickup.arriveForPickup', { center_id }, { as: buyer.token });
    return dataOf(body).visit;
  };

  test('getPickupQueue lists who waits, longest first, and today’s times, of its center', async () => {
    const [ann, bob, cid] = [
      await addBuyer(world, 'good'),
      await addBuyer(world, 'good'),
      await addBuyer(world, 'good'),
    ];
    const auctionId = await sellToAll(world, [ann, bob, cid]);
    for (const [buyer, name] of [
      [ann, 'Ann'],
      [bob, 'Bob'],
      [cid, 'Cid'],
    ] as const) {
      await nameBuyer(buyer, name);
    }
    const staff = await addStaff(world, auctionId);
    const { visit } = await chooseAny(world, ann);
    await chooseAny(world, cid, 1);
    expect(await queueOf(staff)).toEqual({ waiting: [], slots: [] });
    await world.clock.advance(Date.parse(visit.starts_at ?? '') - (await readNow(world.owner)));
    await arrive(bob);
    await world.clock.advance(minutes(5));
    await arrive(ann);
    const queue = await queueOf(staff);
    expect(queue.waiting).toMatchObject([
      { first_name: 'Bob', last_initial: 'P', lot_count: 1, starts_at: null },
      { first_name: 'Ann', last_initial: 'P', lot_count: 1, starts_at: visit.starts_at },
    ]);
    expect(queue.slots[0]).toMatchObject({
      starts_at: visit.starts_at,
      ends_at: visit.ends_at,
      visits: [{ first_name: 'Ann', arrived_date: queue.waiting[1]?.arrived_date }],
    });
    expect(queue.slots[1]?.visits).toMatchObject([{ first_name: 'Cid', arrived_date: null }]);
    expect(JSON.stringify(queue)).not.toContain('Porter');

    const elsewhere = await addStaff(world, await buildAuction(world.owner));
    expect(await queueOf(elsewhere)).toEqual({ waiting: [], slots: [] });
    expect(await queueOf(await addMember(world, 'staff'))).toEqual({ waiting: [], slots: [] });
    expect(await queueOf(await addMember(world, 'admin'))).toEqual(queue);

    const pass_id = await openPass(world, staff, bob);
    const { lotId } = await world.owner
      .selectFrom('lots')
      .select('id as lotId')
      .where('winnerId', '=', bob.id)
      .executeTakeFirstOrThrow();
    const handed = { pass_id, lot: lotId };
    dataOf((await world.call('pickup.pickUpLot', handed, { as: staff.token })).body);
    expect((await queueOf(staff)).waiting).toMatchObject([{ first_name: 'Ann' }]);
    // The hand-over was a mistake.
    const undone = { pass_id, lot_id: lotId };
    dataOf((await world.call('pickup.undoPickUp', undone, { as: staff.token })).body);
    expect((await queueOf(staff)).waiting).toHaveLength(2);
  });

  test('getPickupQueue refuses buyers', async () => {
    const { token } = await addBuyer(world);
    const { body } = await world.call('pickup.getPickupQueue', {}, { as: token });
    expect(codeOf(body)).toBe('RoleMissing');
  });
});
