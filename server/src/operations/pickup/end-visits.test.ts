import { hours, minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { refund, sellPaidLot } from '../../testing/fixtures/refunds.ts';
import { openPass } from '../../testing/fixtures/sales.ts';
import { chooseAny } from '../../testing/fixtures/pickup/visits.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { forfeitDueLots } from '../invoices/forfeit-lots.ts';
import { endPickupVisits } from './end-visits.ts';

describe('a pickup visit ends by itself', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const isOpen = async (visitId: string) => {
    await endPickupVisits(world.app.context);
    const { endedAt, endedBy } = await world.owner
      .selectFrom('pickupVisits')
      .select(['endedAt', 'endedBy'])
      .where('id', '=', visitId)
      .executeTakeFirstOrThrow();
    expect(endedBy).toBeNull();
    return endedAt === null;
  };
  /** A buyer with one paid lot and a time that is not the first. */
  const visitOf = async () => {
    const sale = await sellPaidLot(world);
    const { visit } = await chooseAny(world, sale.buyer, 6);
    expect(await isOpen(visit.visit_id)).toBe(true);
    return { sale, visitId: visit.visit_id };
  };

  test('once all is handed over and that cannot be undone any more', async () => {
    const { sale, visitId } = await visitOf();
    const pass_id = await openPass(world, sale.staff, sale.buyer);
    const input = { pass_id, lot: sale.lotId };
    dataOf((await world.call('pickup.pickUpLot', input, { as: sale.staff.token })).body);
    expect(await isOpen(visitId)).toBe(true);
    await world.clock.advance(minutes(9));
    expect(await isOpen(visitId)).toBe(true);
    await world.clock.advance(minutes(1) + 1);
    expect(await isOpen(visitId)).toBe(false);
  });

  test('once all is returned', async () => {
    const { sale, visitId } = await visitOf();
    dataOf(await refund(world, sale, { returned: 1 }));
    expect(await isOpen(visitId)).toBe(false);
  });

  test('once all is forfeited', async () => {
    const { visitId } = await visitOf();
    await world.clock.advance(hours(24 * 9));
    await forfeitDueLots(world.app.context);
    expect(await isOpen(visitId)).toBe(false);
  });
});
