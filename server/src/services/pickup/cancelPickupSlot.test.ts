import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, sellOne } from '../../testing/fixtures/sales.ts';
import { centerOf, chooseAny } from '../../testing/fixtures/pickup/visits.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.cancelPickupSlot', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('cancelPickupSlot frees the place, and a later choice changes the same event', async () => {
    const buyer = await addBuyer(world, 'good');
    await sellOne(world, buyer, 1000);
    const { center_id, visit } = await chooseAny(world, buyer);
    const cancel = async (centerId = center_id) =>
      dataOf(
        (await world.call('pickup.cancelPickupSlot', { center_id: centerId }, { as: buyer.token }))
          .body,
      ).visit;
    const without = { ...visit, starts_at: null, ends_at: null, sequence: 2 };
    expect(await cancel()).toEqual(without);
    expect(await cancel()).toEqual(without);
    const after = await centerOf(world, buyer);
    expect(after.visit).toEqual(without);
    expect(after.days[1]?.slots[0]?.places_left).toBe(12);
    const again = await chooseAny(world, buyer);
    expect(again.visit).toEqual({ ...visit, sequence: 3 });
  });

  test('cancelPickupSlot does nothing where no time is chosen', async () => {
    const buyer = await addBuyer(world, 'good');
    await sellOne(world, buyer, 1000);
    const { center_id } = await centerOf(world, buyer);
    for (const each of [center_id, 'nowhere']) {
      const { body } = await world.call(
        'pickup.cancelPickupSlot',
        { center_id: each },
        { as: buyer.token },
      );
      expect(dataOf(body).visit).toBeNull();
    }
  });
});
