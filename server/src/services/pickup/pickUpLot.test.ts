import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { buildAuction, buildLot } from '../../testing/build.ts';
import {
  addBuyer,
  addStaff,
  awaitReceipt,
  openPass,
  sellLots,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.pickUpLot', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const sell = async (buyer: Buyer) => {
    const { auctionId, lotIds } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
    await awaitReceipt(world, buyer, auctionId);
    return { auctionId, lot: lotIds[0] ?? '' };
  };
  const hand = async (staff: Buyer, pass_id: string, lot: string, key?: string) => {
    const options = { as: staff.token, ...(key === undefined ? {} : { key }) };
    return (await world.call('pickup.pickUpLot', { pass_id, lot }, options)).body;
  };

  test('pickUpLot hands a paid lot over once, by its label, and records who handed it over', async () => {
    const buyer = await addBuyer(world, 'good');
    const { auctionId, lot } = await sell(buyer);
    const staff = await addStaff(world, auctionId);
    const pass_id = await openPass(world, staff, buyer);
    const { lpn } = await world.owner
      .selectFrom('lots')
      .select('lpn')
      .where('id', '=', lot)
      .executeTakeFirstOrThrow();
    const key = 'this-very-hand-over';
    const done = await hand(staff, pass_id, lpn.toLowerCase(), key);
    expect(done).toMatchObject({
      statusText: 'Picked Up',
      data: { checkout_status: '1', lot: { lot_id: lot, status: 'picked up' } },
    });
    expect(await hand(staff, pass_id, lpn.toLowerCase(), key)).toEqual(done);
    expect(await hand(staff, pass_id, lot)).toMatchObject({ code: 'LotPickedUpAlready' });
    const won = await world.call('bids.getWon', {}, { as: buyer.token });
    expect(won.body).toMatchObject({ data: { wonList: [{ id: lot, checkout_status: '1' }] } });
    const audit = await world.owner
      .selectFrom('auditEntries')
      .select(['action', 'actorId'])
      .where('subject', '=', lot)
      .execute();
    expect(audit).toEqual([{ action: 'lot handed over', actorId: staff.id }]);
  });

  test('pickUpLot says which lot a label belongs to when it is not handed over', async () => {
    const [buyer, other] = [await addBuyer(world, 'good'), await addBuyer(world, 'good')];
    const own = await sell(buyer);
    const others = await sell(other);
    const staff = await addStaff(world, own.auctionId);
    const pass_id = await openPass(world, staff, buyer);
    const scan = async (lot: string) => {
      const { lpn, number, title } = await world.owner
        .selectFrom('lots')
        .select(['lpn', 'number', 'title'])
        .where('id', '=', lot)
        .executeTakeFirstOrThrow();
      const { statusText } = await hand(staff, pass_id, lpn);
      return statusText.replace(`That’s Lot ${number}, ${title}`, 'It');
    };
    expect(await scan(others.lot)).toBe('It, for another buyer.');
    await hand(staff, pass_id, own.lot);
    expect(await scan(own.lot)).toBe('It, already picked up.');
    const unsold = await buildLot(world.owner, { auctionId: own.auctionId });
    expect(await scan(unsold)).toBe('It. It isn’t on any receipt.');
    const draft = await buildLot(world.owner, { auctionId: own.auctionId, phase: 'draft' });
    expect(await hand(staff, pass_id, draft)).toMatchObject({ code: 'NotFound' });
    const elsewhere = await addStaff(world, await buildAuction(world.owner));
    const there = await openPass(world, elsewhere, buyer);
    const away = await hand(elsewhere, there, own.lot);
    expect(away.statusText).toMatch(/^That’s Lot \d+, .+, at .+\.$/);
  });

  test('pickUpLot refuses unpaid, unknown and other buyers’ lots, and other centers (R33)', async () => {
    const debtor = await addBuyer(world, 'fails on charge');
    const paid = await addBuyer(world, 'good');
    const unpaid = await sell(debtor);
    const ready = await sell(paid);
    const staff = await addStaff(world, unpaid.auctionId);
    const pass_id = await openPass(world, staff, debtor);
    expect(await hand(staff, pass_id, unpaid.lot)).toMatchObject({ code: 'LotUnpaid' });
    expect(await hand(staff, pass_id, ready.lot)).toMatchObject({ code: 'LotOfAnotherBuyer' });
    expect(await hand(staff, pass_id, 'LPN-NOWHERE')).toMatchObject({ code: 'LabelUnknown' });
    expect(await hand(staff, newId(), unpaid.lot)).toMatchObject({ code: 'PickupCodeInvalid' });
    const elsewhere = await addStaff(world, await buildAuction(world.owner));
    expect(await hand(elsewhere, pass_id, unpaid.lot)).toMatchObject({ code: 'PickupCodeInvalid' });
    const there = await openPass(world, elsewhere, paid);
    expect(await hand(elsewhere, there, ready.lot)).toMatchObject({ code: 'WrongCenter' });
  });

  test('R59: a chargeback blocks the hand-over', async () => {
    const buyer = await addBuyer(world, 'good');
    const { auctionId, lot } = await sell(buyer);
    const staff = await addStaff(world, auctionId);
    const pass_id = await openPass(world, staff, buyer);
    const chargeback = { id: newId(), userId: buyer.id, reason: 'chargeback' };
    await world.owner.insertInto('deactivations').values(chargeback).execute();
    expect(await hand(staff, pass_id, lot)).toMatchObject({ code: 'HandoverBlocked' });
  });

  test('R33: of two concurrent hand-overs, one succeeds', async () => {
    const buyer = await addBuyer(world, 'good');
    const { auctionId, lot } = await sell(buyer);
    const one = await addStaff(world, auctionId);
    const other = await addStaff(world, auctionId);
    await world.owner
      .updateTable('users')
      .set((user) => ({
        centerId: user
          .selectFrom('auctions')
          .select('auctions.centerId')
          .where('auctions.id', '=', auctionId),
      }))
      .where('id', '=', other.id)
      .execute();
    const [first, second] = [
      await openPass(world, one, buyer),
      await openPass(world, other, buyer),
    ];
    const answers = await Promise.all([hand(one, first, lot), hand(other, second, lot)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['error', 'success']);
  });
});
