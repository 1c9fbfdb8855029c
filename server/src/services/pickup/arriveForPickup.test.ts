import { hours } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, sellOne, type Buyer } from '../../testing/fixtures/sales.ts';
import { centerOf, chooseAny, startsOf } from '../../testing/fixtures/pickup/visits.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.arriveForPickup', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const arrive = async ({ token }: Buyer, center_id: string) =>
    (await world.call('pickup.arriveForPickup', { center_id }, { as: token })).body;
  const windTo = async (iso: string | null) =>
    world.clock.advance(Date.parse(iso ?? '') - (await readNow(world.owner)));

  test('arriveForPickup needs no pickup time, but an open center; it counts for the day', async () => {
    const buyer = await addBuyer(world, 'good');
    await sellOne(world, buyer, 1000);
    const center = await centerOf(world, buyer);
    const { center_id } = center;
    expect(center.arrive_from).toBe(center.receipts[0]?.pickup_start_date);
    const early = await arrive(buyer, center_id);
    expect(early).toMatchObject({ code: 'PickupClosed' });
    expect(early.statusText).toMatch(/^You can pick up here from [A-Z][a-z]{2}, .+ [ap]m\./);
    await windTo(startsOf(center)[0] ?? null);
    const open = await centerOf(world, buyer);
    expect(Date.parse(open.arrive_until ?? '') - Date.parse(open.arrive_from ?? '')).toBe(
      hours(10),
    );
    const { visit } = dataOf(await arrive(buyer, center_id));
    expect(visit).toMatchObject({ starts_at: null, sequence: 0 });
    expect(visit.arrived_date).not.toBeNull();
    expect((await centerOf(world, buyer)).visit).toEqual(visit);
    await world.clock.advance(hours(1));
    expect(dataOf(await arrive(buyer, center_id)).visit).toEqual(visit);
    await world.clock.advance(hours(24));
    expect((await centerOf(world, buyer)).visit?.arrived_date).toBeNull();
    const next = dataOf(await arrive(buyer, center_id)).visit;
    expect(next.visit_id).toBe(visit.visit_id);
    expect(Date.parse(next.arrived_date ?? '')).toBeGreaterThan(
      Date.parse(visit.arrived_date ?? ''),
    );
  });

  test('arriveForPickup keeps the pickup time, and is refused where nothing is ready', async () => {
    const buyer = await addBuyer(world, 'good');
    await sellOne(world, buyer, 1000);
    const { center_id, visit } = await chooseAny(world, buyer);
    await windTo(visit.starts_at);
    const here = dataOf(await arrive(buyer, center_id)).visit;
    expect(here).toEqual({ ...visit, arrived_date: here.arrived_date });
    expect(here.arrived_date).not.toBeNull();
    const other = await addBuyer(world, 'good');
    expect(codeOf(await arrive(other, center_id))).toBe('NothingToPickUp');
  });
});
