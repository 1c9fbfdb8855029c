import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '@hammerdock/domain/time.ts';
import { queueNotification } from '../../operations/messaging/queue-notification.ts';
import { recordHeartbeat } from '../../operations/auctions/recover-from-outage.ts';
import { buildAuction } from '../../testing/build.ts';
import {
  addBuyer,
  addStaff,
  awaitReceipt,
  sellLots,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.openPickupPass', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const passOf = async (buyer: Buyer) => {
    const { body } = await world.call('pickup.getCheckoutQr', {}, { as: buyer.token });
    if (body.status === 'error') throw new Error(body.code);
    return body.data;
  };
  const open = async (staff: Buyer, code: string) =>
    (await world.call('pickup.openPickupPass', { code }, { as: staff.token })).body;

  test('openPickupPass returns the buyer and their lots at this center, in shelf order, and how many wait elsewhere (R33)', async () => {
    const buyer = await addBuyer(world, 'good');
    const sales = [1000, 2000, 3000].map((hammerCents) => ({ buyer, hammerCents }));
    const { auctionId, lotIds } = await sellLots(world, sales);
    await awaitReceipt(world, buyer, auctionId);
    for (const [index, floorLocation] of ['A10', '', 'A2'].entries()) {
      await world.owner
        .updateTable('lots')
        .set({ floorLocation })
        .where('id', '=', lotIds[index] ?? '')
        .execute();
    }
    const staff = await addStaff(world, auctionId);
    const { token, code } = await passOf(buyer);
    for (const scanned of [token, code, code.toLowerCase().replace('-', ' ')]) {
      expect(await open(staff, scanned)).toMatchObject({
        data: {
          first_name: 'Pat',
          last_initial: 'E',
          lots: [
            { inventory_loc: 'A2', status: 'ready' },
            { inventory_loc: 'A10', status: 'ready' },
            { inventory_loc: '', status: 'ready' },
          ],
        },
      });
    }
    const elsewhere = await addStaff(world, await buildAuction(world.owner));
    const { city } = await world.owner
      .selectFrom('centers')
      .innerJoin('auctions', 'auctions.centerId', 'centers.id')
      .select('centers.city')
      .where('auctions.id', '=', auctionId)
      .executeTakeFirstOrThrow();
    expect(await open(elsewhere, token)).toMatchObject({
      data: { lots: [], elsewhere: [{ center: city, count: 3 }] },
    });
    expect(await open(staff, token)).toMatchObject({ data: { elsewhere: [] } });
    const audit = await world.owner
      .selectFrom('auditEntries')
      .select('action')
      .where('actorId', '=', staff.id)
      .execute();
    expect(audit[0]).toEqual({ action: 'pickup pass read' });
  });

  test('openPickupPass lists unpaid lots, so that the desk can explain them', async () => {
    const buyer = await addBuyer(world);
    const { auctionId } = await sellLots(world, [{ buyer, hammerCents: 1000 }]);
    await awaitReceipt(world, buyer, auctionId);
    const staff = await addStaff(world, auctionId);
    const { code } = await passOf(buyer);
    expect(await open(staff, code)).toMatchObject({ data: { lots: [{ status: 'unpaid' }] } });
  });

  test('openPickupPass refuses forged, unknown and expired passes, and buyers', async () => {
    const buyer = await addBuyer(world);
    const staff = await addStaff(world, await buildAuction(world.owner));
    const { token, code } = await passOf(buyer);
    const later = token.replace(/^(HD1\.[\w-]+\.)([0-9a-z]+)/, '$1zzzzzzzz');
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [forged, later, 'HD1.', 'HD1.x.y.z', 'ABCDE-FGHJK']) {
      expect(await open(staff, wrong)).toMatchObject({ code: 'PickupCodeInvalid' });
    }
    const asBuyer = await world.call('pickup.openPickupPass', { code }, { as: buyer.token });
    expect(asBuyer.status).toBe(403);
    await world.clock.advance(minutes(5));
    await recordHeartbeat(world.app.context.workerDb);
    for (const old of [token, code]) {
      expect(await open(staff, old)).toMatchObject({ code: 'PickupCodeInvalid' });
    }
  });

  test('SF17: a pass expires with the session in which it was requested', async () => {
    const buyer = await addBuyer(world);
    const staff = await addStaff(world, await buildAuction(world.owner));
    const { token, code } = await passOf(buyer);
    expect(await open(staff, token)).toMatchObject({ status: 'success' });
    await world.call('auth.signout', {}, { as: buyer.token });
    for (const scanned of [token, code]) {
      expect(await open(staff, scanned)).toMatchObject({ code: 'PickupCodeInvalid' });
    }
  });

  test('SF17: no key that signs passes or links is stored in the database', async () => {
    const buyer = await addBuyer(world);
    await passOf(buyer);
    await world.owner.transaction().execute((tx) =>
      queueNotification(tx, world.app.context, {
        userId: buyer.id,
        kind: 'outbid',
        template: 'outbid',
        reason: 'a link to end such mail',
        subject: 'Outbid',
        content: { heading: 'Outbid', paragraphs: [] },
      }),
    );
    const settings = await world.owner.selectFrom('settings').select('name').execute();
    expect(settings.filter(({ name }) => name.endsWith('key'))).toEqual([]);
  });
});
