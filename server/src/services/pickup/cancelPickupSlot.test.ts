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

  test('the buyer gets one email that the time is canceled, and none without a time', async () => {
    const buyer = await addBuyer(world, 'good');
    await sellOne(world, buyer, 1000);
    const { center_id } = await chooseAny(world, buyer);
    const cancel = () => world.call('pickup.cancelPickupSlot', { center_id }, { as: buyer.token });
    await cancel();
    await cancel();
    const mails = () =>
      world.owner
        .selectFrom('messages')
        .select(['subject', 'bodyText'])
        .where('userId', '=', buyer.id)
        .where('template', '=', 'pickup-canceled')
        .execute();
    await expect.poll(mails).toHaveLength(1);
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^Pickup time canceled: [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, /);
    expect(mail?.bodyText).toContain('Your items stay ready until their pickup window ends.');
  });

  test('cancelPickupSlot refuses to cancel another time than the shown one, and names it', async () => {
    const buyer = await addBuyer(world, 'good');
    await sellOne(world, buyer, 1000);
    const { center_id, visit: old } = await chooseAny(world, buyer);
    const { visit: booked } = await chooseAny(world, buyer, 1);
    const cancel = async (shown_starts_at: string | null) => {
      const input = { center_id, shown_starts_at };
      return (await world.call('pickup.cancelPickupSlot', input, { as: buyer.token })).body;
    };
    for (const shown of [old.starts_at, null]) {
      expect(await cancel(shown)).toMatchObject({
        code: 'PickupTimeChanged',
        statusText: expect.stringMatching(
          /^Your pickup time was changed to [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, .+ [ap]m ET on/,
        ),
      });
    }
    expect((await centerOf(world, buyer)).visit).toEqual(booked);
    expect(dataOf(await cancel(booked.starts_at)).visit?.starts_at).toBeNull();
    // Nothing is left that could be lost.
    expect(dataOf(await cancel(booked.starts_at)).visit?.starts_at).toBeNull();
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
