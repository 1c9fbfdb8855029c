import { hours, minutes } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toDate } from '../../db/database.ts';
import { refund, sellPaidLot } from '../../testing/fixtures/refunds.ts';
import {
  addBuyer,
  awaitReceipt,
  sellLots,
  sellOne,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { centerOf, chooseAny, startsOf } from '../../testing/fixtures/pickup/visits.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { remindOfPickup } from './pickup-reminder.ts';

describe('the pickup reminder', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const remind = () => remindOfPickup(world.app.context);
  const remindersTo = ({ id }: Buyer) =>
    world.owner
      .selectFrom('messages')
      .selectAll()
      .where('userId', '=', id)
      .where('template', '=', 'pickup-reminder')
      .execute();
  /** Sets the clock to `before` milliseconds before the pickup window ends. */
  const windTo = async (invoiceId: string, before: number) => {
    const { endsAt } = await world.owner
      .selectFrom('pickupWindows')
      .select('endsAt')
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ now: number }>`select app.now_ms()::float8 as now`.execute(
      world.owner,
    );
    await world.clock.advance(endsAt - before - (rows[0]?.now ?? 0));
  };

  test('NTF-02 is sent once, a day before the window ends, and names the lots', async () => {
    const buyer = await addBuyer(world, 'good');
    const sale = await sellLots(world, [
      { buyer, hammerCents: 1000 },
      { buyer, hammerCents: 2000 },
    ]);
    const invoiceId = await awaitReceipt(world, buyer, sale.auctionId);
    await windTo(invoiceId, hours(24) + minutes(1));
    await remind();
    expect(await remindersTo(buyer)).toEqual([]);
    await world.clock.advance(minutes(2));
    await Promise.all([remind(), remind()]);
    await remind();
    const [message, ...more] = await remindersTo(buyer);
    expect(more).toEqual([]);
    expect(message?.subject).toMatch(
      /^Pickup ends [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, [\d:]+ [ap]m: 2 items are waiting for you$/,
    );
    expect(message?.bodyText.match(/^Lot \d+$/gm)).toHaveLength(2);
    expect(message?.bodyText).toContain('/schedule/pending');
  });

  test('names the chosen pickup time, and says where it is too late', async () => {
    const [buyer, late] = [await addBuyer(world, 'good'), await addBuyer(world, 'good')];
    const [invoiceId, lateId] = [await sellOne(world, buyer, 900), await sellOne(world, late, 900)];
    const last = startsOf(await centerOf(world, buyer)).length - 1;
    await chooseAny(world, buyer, last);
    await chooseAny(world, late, last);
    // Another receipt had the longer window.
    await world.owner
      .updateTable('pickupWindows')
      .set({ endsAt: sql<Date>`ends_at - interval '1 day'` })
      .where('invoiceId', '=', lateId)
      .execute();
    await windTo(lateId, hours(2));
    await remind();
    const [tooLate] = await remindersTo(late);
    expect(tooLate?.bodyText).toMatch(
      /Your pickup time is .+ pm ET, which is too late for these items\. Please choose/,
    );
    await windTo(invoiceId, hours(23));
    await remind();
    const [message] = await remindersTo(buyer);
    expect(message?.bodyText).toMatch(/Your pickup time is .+ pm ET\./);
  });

  test('is not sent for collected, returned or unpaid lots, or after the window', async () => {
    const [done, over] = [await addBuyer(world, 'good'), await addBuyer(world, 'good')];
    const poor = await addBuyer(world);
    const back = await sellPaidLot(world);
    const sale = await sellLots(world, [{ buyer: done, hammerCents: 900 }]);
    const doneId = await awaitReceipt(world, done, sale.auctionId);
    const overId = await sellOne(world, over, 900);
    await sellOne(world, poor, 900);
    await world.owner
      .insertInto('handovers')
      .values({ lotId: sale.lotIds[0] ?? '', staffId: done.id })
      .execute();
    await refund(world, back, { returned: 1, amount: '1.00' });
    const past = toDate(0);
    await world.owner
      .updateTable('pickupWindows')
      .set({ endsAt: past })
      .where('invoiceId', '=', overId)
      .execute();
    await windTo(doneId, hours(2));
    await remind();
    for (const buyer of [done, over, poor, back.buyer])
      expect(await remindersTo(buyer)).toEqual([]);
  });
});
