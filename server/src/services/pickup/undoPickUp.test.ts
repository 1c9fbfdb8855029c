import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { buildAuction } from '../../testing/build.ts';
import {
  addBuyer,
  addStaff,
  awaitReceipt,
  openPass,
  sellLots,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.undoPickUp', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  /** A lot that its buyer has picked up. */
  const handedOver = async () => {
    const buyer = await addBuyer(world, 'good');
    const { auctionId, lotIds } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
    await awaitReceipt(world, buyer, auctionId);
    const lot = lotIds[0] ?? '';
    const staff = await addStaff(world, auctionId);
    const pass_id = await openPass(world, staff, buyer);
    const give = async () =>
      (await world.call('pickup.pickUpLot', { pass_id, lot }, { as: staff.token })).body;
    expect(await give()).toMatchObject({ data: { checkout_status: '1' } });
    return { buyer, auctionId, lot, staff, pass_id, give };
  };
  const undo = async (staff: Buyer, pass_id: string, lot_id: string) =>
    (await world.call('pickup.undoPickUp', { pass_id, lot_id }, { as: staff.token })).body;

  test('undoPickUp makes the lot ready again, and is audited', async () => {
    const { buyer, staff, pass_id, lot, give } = await handedOver();
    expect(await undo(staff, pass_id, lot)).toMatchObject({
      statusText: 'Hand-over undone',
      data: { checkout_status: '0', lot: { lot_id: lot, status: 'ready', undo_until: null } },
    });
    const won = await world.call('bids.getWon', {}, { as: buyer.token });
    expect(won.body).toMatchObject({ data: { wonList: [{ id: lot, checkout_status: '0' }] } });
    expect(await undo(staff, pass_id, lot)).toMatchObject({ code: 'LotNotPickedUp' });
    expect(await give()).toMatchObject({ data: { lot: { status: 'picked up' } } });
    const audit = await world.owner
      .selectFrom('auditEntries')
      .select(['action', 'actorId'])
      .where('subject', '=', lot)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'lot handed over',
      'hand-over undone',
      'lot handed over',
    ]);
    expect(audit.every(({ actorId }) => actorId === staff.id)).toBe(true);
  });

  test('undoPickUp refuses other centers, other buyers’ lots and passes of others', async () => {
    const { buyer, auctionId, staff, pass_id, lot } = await handedOver();
    const elsewhere = await addStaff(world, await buildAuction(world.owner));
    const there = await openPass(world, elsewhere, buyer);
    expect(await undo(elsewhere, there, lot)).toMatchObject({ code: 'WrongCenter' });
    expect(await undo(elsewhere, pass_id, lot)).toMatchObject({ code: 'PickupCodeInvalid' });
    expect(await undo(staff, newId(), lot)).toMatchObject({ code: 'PickupCodeInvalid' });
    const other = await openPass(world, staff, await addBuyer(world));
    expect(await undo(staff, other, lot)).toMatchObject({ code: 'NotFound' });
    expect(await undo(staff, other, 'no-id')).toMatchObject({ code: 'NotFound' });
    const colleague = await addStaff(world, auctionId);
    const again = await openPass(world, colleague, buyer);
    expect(await undo(colleague, again, lot)).toMatchObject({ status: 'success' });
  });

  test('undoPickUp is refused after ten minutes, and after a return', async () => {
    const { staff, pass_id, lot } = await handedOver();
    const returned = await handedOver();
    await world.owner
      .updateTable('handovers')
      .set({ at: sql<Date>`app.now() - interval '10 minutes'` })
      .where('lotId', '=', lot)
      .execute();
    expect(await undo(staff, pass_id, lot)).toMatchObject({ code: 'UndoTooLate' });
    const back = {
      lot_id: returned.lot,
      returned: 1,
      refund_type: 'our error',
      refund_reason: 'A crack',
    } as const;
    await world.call('refunds.refundLot', back, { as: returned.staff.token });
    expect(await undo(returned.staff, returned.pass_id, returned.lot)).toMatchObject({
      code: 'LotReturned',
    });
  });
});
