import { hours, minutes, toIso } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNow } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, sellOne, type Buyer } from '../../testing/fixtures/sales.ts';
import {
  centerOf,
  centersOf,
  choose,
  chooseAny,
  chooseUntilAnswered,
  sellToAll,
  startsOf,
  type Center,
} from '../../testing/fixtures/pickup/visits.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('pickup.choosePickupSlot', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const placesAt = (center: Center, startsAt: string) =>
    center.days.flatMap(({ slots }) => slots).find(({ starts_at: at }) => at === startsAt)
      ?.places_left;
  const setPlaces = (centerId: string, places: number) =>
    world.owner
      .updateTable('centers')
      .set({ pickupSlotPlaces: places })
      .where('id', '=', centerId)
      .execute();
  const timeMails = ({ id }: Buyer) =>
    world.owner
      .selectFrom('messages')
      .select(['subject', 'bodyText'])
      .where('userId', '=', id)
      .where('template', '=', 'pickup-scheduled')
      .execute();
  const takenAt = async (centerId: string, startsAt: string) => {
    const { rows } = await sql<{ taken: number }>`select count(*)::int as taken
      from pickup_visits where center_id = ${centerId} and starts_at = ${startsAt}
        and ended_at is null`.execute(world.owner);
    return rows[0]?.taken;
  };

  test('choosePickupSlot takes a place, and a later choice moves the visit', async () => {
    const buyer = await addBuyer(world, 'good');
    await sellOne(world, buyer, 1000);
    const center = await centerOf(world, buyer);
    const [first = '', second = ''] = startsOf(center);
    expect(placesAt(center, first)).toBe(12);
    const { visit } = await chooseAny(world, buyer);
    expect(visit).toMatchObject({ starts_at: first, arrived_date: null, sequence: 1 });
    const chosen = await centerOf(world, buyer);
    expect(chosen.visit).toEqual(visit);
    expect(placesAt(chosen, first)).toBe(11);
    const again = await chooseAny(world, buyer);
    expect(again.visit).toEqual(visit);
    const moved = await chooseAny(world, buyer, 1);
    expect(moved.visit).toMatchObject({ visit_id: visit.visit_id, starts_at: second, sequence: 2 });
    const after = await centerOf(world, buyer);
    expect([placesAt(after, first), placesAt(after, second)]).toEqual([12, 11]);
  });

  test('a choice that would give another time back than the shown one is refused', async () => {
    const buyer = await addBuyer(world, 'good');
    await sellOne(world, buyer, 1000);
    const { center_id, starts_at: first } = await chooseAny(world, buyer);
    const { visit: booked, starts_at: second } = await chooseAny(world, buyer, 1);
    const third = startsOf(await centerOf(world, buyer))[2] ?? '';
    const at = (starts_at: string, shown_starts_at: string | null) =>
      choose(world, buyer, { center_id, starts_at, shown_starts_at });
    for (const shown of [first, null]) {
      expect(codeOf(await at(third, shown))).toBe('PickupTimeChanged');
      // It is booked already.
      expect(dataOf(await at(second, shown)).visit).toEqual(booked);
    }
    expect((await centerOf(world, buyer)).visit).toEqual(booked);
    expect(dataOf(await at(third, second)).visit.starts_at).toBe(third);
  });

  test('a full time is refused, and the time chosen before is kept', async () => {
    const [ann, bob] = [await addBuyer(world, 'good'), await addBuyer(world, 'good')];
    await sellToAll(world, [ann, bob]);
    const { center_id, starts_at } = await chooseAny(world, ann);
    await setPlaces(center_id, 1);
    const before = await chooseAny(world, bob, 1);
    expect(placesAt(await centerOf(world, bob), starts_at)).toBe(0);
    expect(codeOf(await choose(world, bob, { center_id, starts_at }))).toBe('PickupSlotFull');
    expect((await centerOf(world, bob)).visit).toEqual(before.visit);
    // Ann's own place does not count against her.
    expect(dataOf(await choose(world, ann, { center_id, starts_at })).visit.sequence).toBe(1);
  });

  test('only times of the buyer’s own receipts that have not started can be chosen', async () => {
    const buyer = await addBuyer(world, 'good');
    await sellOne(world, buyer, 1000);
    const center = await centerOf(world, buyer);
    const { center_id } = center;
    const [first = ''] = startsOf(center);
    const at = (starts_at: string) => choose(world, buyer, { center_id, starts_at });
    expect(codeOf(await at(toIso(Date.parse(first) + hours(1))))).toBe('PickupSlotNotOffered');
    expect(codeOf(await at(toIso(Date.parse(first) + hours(24 * 30))))).toBe(
      'PickupSlotNotOffered',
    );
    const other = await addBuyer(world, 'good');
    expect(codeOf(await choose(world, other, { center_id, starts_at: first }))).toBe(
      'NothingToPickUp',
    );
    const nowhere = { center_id: newId(), starts_at: first };
    expect(codeOf(await choose(world, buyer, nowhere))).toBe('NothingToPickUp');
    await world.clock.advance(Date.parse(first) - (await readNow(world.owner)));
    expect(codeOf(await at(first))).toBe('PickupSlotOver');
    expect(startsOf(await centerOf(world, buyer))).not.toContain(first);
  });

  test('an unpaid receipt offers no times', async () => {
    const poor = await addBuyer(world, 'lacks funds');
    await sellOne(world, poor, 1000);
    expect(await centersOf(world, poor)).toEqual([]);
  });

  test('the buyer gets one email for the time that counts, with a link for the calendar', async () => {
    const buyer = await addBuyer(world, 'good');
    await sellOne(world, buyer, 1000);
    const { visit } = await chooseAny(world, buyer);
    await expect.poll(() => timeMails(buyer)).toHaveLength(1);
    const [mail] = await timeMails(buyer);
    expect(mail?.bodyText).toContain('Come any time within these hours');
    expect(mail?.subject).toMatch(/^Your pickup time: [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, /);
    expect(mail?.bodyText).toContain('Decatur, 1 Depot Road, Decatur, GA 30030');
    expect(mail?.bodyText).toContain(`/pickups/${visit.visit_id}.ics`);
  });

  test('the email names a receipt that is not ready for a part of the chosen time', async () => {
    const buyer = await addBuyer(world, 'good');
    await sellOne(world, buyer, 1000);
    const center = await centerOf(world, buyer);
    const [starts_at = ''] = startsOf(center);
    const later = await sellOne(world, buyer, 1000);
    const startsAt = new Date(Date.parse(starts_at) + minutes(18));
    await sql`update pickup_windows set center_id = ${center.center_id}, starts_at = ${startsAt}
      where invoice_id = ${later}`.execute(world.owner);
    await choose(world, buyer, { center_id: center.center_id, starts_at });
    await expect.poll(() => timeMails(buyer)).toHaveLength(1);
    const [mail] = await timeMails(buyer);
    expect(mail?.bodyText).toMatch(
      /Receipt \d+ \(1 item\) isn’t ready until .*:18 [ap]m, so please come after that\./,
    );
    expect(mail?.bodyText).not.toContain('Come any time');
  });

  test('PICK-01 R32 the capacity of a time holds in a rush, and no one loses a time', async () => {
    const buyers: Buyer[] = await Promise.all(
      Array.from({ length: 30 }, () => addBuyer(world, 'good')),
    );
    await sellToAll(world, buyers);
    const [one] = buyers;
    const center = await centerOf(world, one ?? { id: '', token: '' });
    const { center_id } = center;
    const [wanted = '', other = ''] = startsOf(center);
    const rush = async (starts_at: string, keys = buyers.map(() => newId())) => {
      const answers = await Promise.all(
        buyers.map((buyer, place) =>
          chooseUntilAnswered(world, buyer, { center_id, starts_at }, keys[place] ?? ''),
        ),
      );
      return answers.map((answer) => (answer.status === 'error' ? answer.code : 'taken'));
    };
    const sorted = (answers: string[]) => answers.toSorted().join(' ');
    const expected = (taken: number) =>
      [...Array(30 - taken).fill('PickupSlotFull'), ...Array(taken).fill('taken')].join(' ');
    await setPlaces(center_id, 30);
    expect(sorted(await rush(other))).toBe(expected(30));
    await setPlaces(center_id, 12);
    const keys = buyers.map(() => newId());
    const answers = await rush(wanted, keys);
    expect(sorted(answers)).toBe(expected(12));
    expect([await takenAt(center_id, wanted), await takenAt(center_id, other)]).toEqual([12, 18]);
    // Those who got a place have it, also when they ask again; the others keep their earlier time.
    const starts = await Promise.all(
      buyers.map(async (buyer) => (await centerOf(world, buyer)).visit?.starts_at),
    );
    expect(starts).toEqual(answers.map((answer) => (answer === 'taken' ? wanted : other)));
    expect(sorted(await rush(wanted))).toBe(expected(12));
    expect(await takenAt(center_id, wanted)).toBe(12);
  });
});
