import { hours, toIso } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toDate } from '../../db/database.ts';
import { codeOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, addStaff, sellOne } from '../../testing/fixtures/sales.ts';
import { centerOf, centersOf, chooseAny } from '../../testing/fixtures/pickup/visits.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.getPickupSlots', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('getPickupSlots lists the center, its receipts and the times of their windows', async () => {
    const buyer = await addBuyer(world, 'good');
    const invoiceId = await sellOne(world, buyer, 1000);
    const { startsAt, endsAt } = await world.owner
      .selectFrom('pickupWindows')
      .select(['startsAt', 'endsAt'])
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirstOrThrow();
    const center = await centerOf(world, buyer);
    expect(center).toMatchObject({
      name: 'Decatur',
      pickup_address: '1 Depot Road, Decatur, GA 30030',
      lot_count: 1,
      receipts: [
        {
          invoice_id: invoiceId,
          lot_count: 1,
          pickup_start_date: toIso(startsAt),
          pickup_end_date: toIso(endsAt),
        },
      ],
      visit: null,
    });
    const slots = center.days.flatMap(({ slots: each }) => each);
    expect(slots.length).toBeGreaterThan(8);
    for (const slot of slots) {
      expect(Date.parse(slot.starts_at)).toBeGreaterThanOrEqual(startsAt);
      expect(Date.parse(slot.ends_at)).toBeLessThanOrEqual(endsAt);
      expect(slot.places_left).toBe(12);
    }
    expect(center.days.map(({ day }) => day)).toEqual(center.days.map(({ day }) => day).toSorted());
  });

  test('all receipts at one center share its times, each with the end of its own window', async () => {
    const buyer = await addBuyer(world, 'good');
    const [one, other] = [await sellOne(world, buyer, 1000), await sellOne(world, buyer, 2000)];
    const { centerId, endsAt } = await world.owner
      .selectFrom('pickupWindows')
      .select(['centerId', 'endsAt'])
      .where('invoiceId', '=', one)
      .executeTakeFirstOrThrow();
    const longer = toDate(endsAt + hours(24 * 3));
    await world.owner
      .updateTable('pickupWindows')
      .set({ centerId, endsAt: longer })
      .where('invoiceId', '=', other)
      .execute();
    const center = await centerOf(world, buyer);
    expect(center.lot_count).toBe(2);
    expect(center.receipts.map(({ invoice_id: id }) => id)).toEqual([one, other]);
    expect(Date.parse(center.days.at(-1)?.slots.at(-1)?.ends_at ?? '')).toBeGreaterThan(endsAt);
  });

  test('PICK-04 the calendar file of a time is for its buyer only, and is changed with the time', async () => {
    const buyer = await addBuyer(world, 'good');
    const invoiceId = await sellOne(world, buyer, 1000);
    const { visit } = await chooseAny(world, buyer);
    const url = `/pickups/${visit.visit_id}.ics`;
    const get = (token: string | null) =>
      world.app.http.inject({
        url,
        ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
      });
    const file = await get(buyer.token);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="pickup.ics"',
      'cache-control': 'private, no-store',
    });
    const compact = (iso: string | null) => (iso ?? '').replaceAll(/[-:]|\.000/g, '');
    const lines = file.body.replaceAll('\r\n ', '').split('\r\n');
    const { hostname } = new URL(world.app.context.config.origin);
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:${visit.visit_id}@${hostname}`,
        'SEQUENCE:1',
        `DTSTART:${compact(visit.starts_at)}`,
        `DTEND:${compact(visit.ends_at)}`,
        'SUMMARY:Pickup at Hammerdock Decatur',
        String.raw`LOCATION:Decatur\, 1 Depot Road\, Decatur\, GA 30030`,
        'BEGIN:VALARM',
        'TRIGGER:-PT2H',
      ]),
    );
    await chooseAny(world, buyer, 1);
    expect((await get(buyer.token)).body).toContain('SEQUENCE:2');
    const other = await addBuyer(world, 'good');
    await sellOne(world, other, 1000);
    await chooseAny(world, other);
    expect((await get(other.token)).statusCode).toBe(404);
    expect((await get(null)).headers.location).toBe('/schedule/pending');
    const { auctionId } = await world.owner
      .selectFrom('invoices')
      .select('auctionId')
      .where('id', '=', invoiceId)
      .executeTakeFirstOrThrow();
    const staff = await addStaff(world, auctionId);
    expect((await get(staff.token)).statusCode).toBeGreaterThanOrEqual(400);
    const { center_id } = await centerOf(world, buyer);
    await world.call('pickup.cancelPickupSlot', { center_id }, { as: buyer.token });
    expect((await get(buyer.token)).statusCode).toBe(404);
  });

  test('getPickupSlots is empty without paid lots, and not for guests', async () => {
    expect(await centersOf(world, await addBuyer(world))).toEqual([]);
    expect(codeOf((await world.call('pickup.getPickupSlots', {})).body)).toBe('SignInNeeded');
  });
});
