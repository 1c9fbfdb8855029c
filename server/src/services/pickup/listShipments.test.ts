import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { sellToShip } from '../../testing/fixtures/pickup/shipping.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.listShipments', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('listShipments lists paid orders of the own center only, for staff', async () => {
    const [one, other] = [await sellToShip(world, 'good'), await sellToShip(world, 'good')];
    await sellToShip(world, 'fails on charge');
    const list = async (as: string) => (await world.call('pickup.listShipments', {}, { as })).body;
    expect(dataOf(await list(one.staff.token)).shipmentList).toMatchObject([
      { invoice_id: one.invoice_id, ship_first_name: 'Pat', ship_zipcode: '30030' },
    ]);
    await world.owner
      .updateTable('users')
      .set({ role: 'admin', centerId: null })
      .where('id', '=', other.staff.id)
      .execute();
    const ofAll = dataOf(await list(other.staff.token)).shipmentList;
    expect(ofAll.map(({ invoice_id }) => invoice_id)).toEqual([one.invoice_id, other.invoice_id]);
    expect(codeOf(await list(one.buyer.token))).toBe('RoleMissing');
  });
});
