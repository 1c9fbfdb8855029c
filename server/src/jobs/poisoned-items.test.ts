import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hours, minutes, seconds } from '@hammerdock/domain/time.ts';
import { readNow, toDate } from '../db/database.ts';
import { newId } from '../security/ids.ts';
import type { SandboxFaults } from '../gateways/payments/sandbox/faults.ts';
import { buildAuction, buildBid, buildLot } from '../testing/build.ts';
import { addMember, messagesTo, type Member } from '../testing/fixtures/members.ts';
import { poison, POISON, type Poisoned } from '../testing/poison.ts';
import { until } from '../testing/process.ts';
import { openWorld, type World } from '../testing/world.ts';
import { refund, sellPaidLot, type PaidLot } from '../testing/fixtures/refunds.ts';
import { addBuyer, awaitReceipt, sellLots } from '../testing/fixtures/sales.ts';
import { clearFaults, outage } from '../testing/fakes/sandbox-faults.ts';
import { scheduledJobs } from './schedule.ts';

describe('a job with one failing row processes the other rows', () => {
  let world: World;
  const sandboxFaults: SandboxFaults = {};
  beforeAll(async () => {
    world = await openWorld({ sandboxFaults });
  });
  afterAll(() => world.close());
  beforeEach(() => clearFaults(sandboxFaults));

  const run = async (name: string): Promise<void> => scheduledJobs[name]?.run(world.app.context);
  const poisonRow = (poisoned: Poisoned) => poison(world.owner, poisoned);
  const errorOf = async (queue: string, item: string): Promise<string | null | undefined> =>
    (
      await world.owner
        .selectFrom('workItems')
        .select('lastError')
        .where('queue', '=', queue)
        .where('item', '=', item)
        .executeTakeFirst()
    )?.lastError;
  const expectFailed = async (queue: string, item: string) =>
    expect(await errorOf(queue, item)).toContain(POISON);
  const templatesTo = async ({ email }: Member) =>
    (await messagesTo(world, email)).map(({ template }) => template);

  test('refunds', async () => {
    const sales: PaidLot[] = [await sellPaidLot(world), await sellPaidLot(world)];
    sandboxFaults.beforeRefund = outage;
    for (const sale of sales) await refund(world, sale);
    clearFaults(sandboxFaults);
    const rows = await world.owner
      .selectFrom('cardRefunds')
      .select('id')
      .orderBy('createdAt')
      .execute();
    const [bad, good] = rows.map(({ id }) => id);
    await poisonRow({ table: 'card_refunds', column: 'id', value: bad ?? '' });
    await world.clock.advance(seconds(60));
    await run('resolve-refunds');
    const states = await world.owner
      .selectFrom('cardRefunds')
      .select(['id', 'state'])
      .where('state', '=', 'succeeded')
      .execute();
    expect(states).toEqual([{ id: good, state: 'succeeded' }]);
    await expectFailed('unsettled-refunds', bad ?? '');
  });

  test('forfeits and relistings', async () => {
    const buyer = await addBuyer(world, 'good');
    const sale = await sellLots(world, [
      { buyer, hammerCents: 1000 },
      { buyer, hammerCents: 2000 },
      { buyer, hammerCents: 3000 },
    ]);
    await awaitReceipt(world, buyer, sale.auctionId);
    const [unforfeited = '', unlisted = '', good = ''] = sale.lotIds.toSorted();
    await world.clock.advance(hours(24 * 8));
    await poisonRow({ table: 'forfeits', column: 'lot_id', value: unforfeited, on: 'insert' });
    await run('forfeit-lots');
    const forfeits = await world.owner
      .selectFrom('forfeits')
      .select('lotId')
      .where('lotId', 'in', [...sale.lotIds])
      .orderBy('lotId')
      .execute();
    expect(forfeits.map(({ lotId }) => lotId)).toEqual([unlisted, good]);
    await expectFailed('lots-to-forfeit', unforfeited);

    const place = await world.owner
      .selectFrom('auctions')
      .select(['centerId', 'sellerId'])
      .where('id', '=', sale.auctionId)
      .executeTakeFirstOrThrow();
    const now = await readNow(world.owner);
    const next = await buildAuction(world.owner, { endsAt: now + hours(48) });
    const times = { startsAt: toDate(now + hours(24)) };
    await world.owner
      .updateTable('auctions')
      .set({ ...place, ...times })
      .where('id', '=', next)
      .execute();
    await poisonRow({ table: 'lots', column: 'relisted_from', value: unlisted, on: 'insert' });
    await run('forfeit-lots');
    const relisted = await world.owner
      .selectFrom('lots')
      .select('relistedFrom')
      .where('auctionId', '=', next)
      .execute();
    expect(relisted).toEqual([{ relistedFrom: good }]);
    await expectFailed('lots-to-relist', unlisted);
  });

  test('invoices', async () => {
    const buyer = await addBuyer(world);
    const sold: string[] = [];
    for (let place = 0; place < 2; place += 1) {
      const auctionId = await buildAuction(world.owner);
      if (place === 0) {
        const row = { table: 'invoices', column: 'auction_id', value: auctionId };
        await poisonRow({ ...row, on: 'insert' });
      }
      const closesAt = (await readNow(world.owner)) + seconds(5);
      const lotId = await buildLot(world.owner, { auctionId, closesAt });
      await buildBid(world.owner, { lotId, bidderId: buyer.id, amountCents: 700 });
      // Only the scheduled job issues these invoices.
      const sale = { phase: 'sold', hammerCents: 700, winnerId: buyer.id };
      await world.owner.updateTable('lots').set(sale).where('id', '=', lotId).execute();
      const state = { phase: 'sold' };
      await world.owner.updateTable('lotStates').set(state).where('lotId', '=', lotId).execute();
      sold.push(auctionId);
    }
    await run('sweep-invoices');
    const invoices = await world.owner
      .selectFrom('invoices')
      .select('auctionId')
      .where('auctionId', 'in', sold)
      .execute();
    expect(invoices).toEqual([{ auctionId: sold[1] }]);
    await expectFailed('auctions-to-invoice', sold[0] ?? '');
  });

  test('lots to close, also when more of them fail than are closed in parallel', async () => {
    const auctionId = await buildAuction(world.owner);
    const now = await readNow(world.owner);
    const lots: string[] = [];
    for (let place = 0; place < 5; place += 1) {
      const closesAt = now + seconds(10) + place;
      lots.push(await buildLot(world.owner, { auctionId, closesAt }));
    }
    const good = lots.pop() ?? '';
    for (const value of lots) await poisonRow({ table: 'lots', column: 'id', value });
    await world.clock.advance(seconds(11));
    await until('the good lot is closed', async () => {
      const lot = world.owner.selectFrom('lots').select('phase').where('id', '=', good);
      return (await lot.executeTakeFirst())?.phase === 'unsold';
    });
    await until('the others are recorded', async () => {
      const errors = await Promise.all(lots.map((lot) => errorOf('lots-to-close', lot)));
      return errors.every((error) => error?.includes(POISON));
    });
    const phases = await world.owner
      .selectFrom('lots')
      .select('phase')
      .where('id', 'in', lots)
      .execute();
    expect(phases.map(({ phase }) => phase)).toEqual(lots.map(() => 'open'));
  });

  test('pickup reminders', async () => {
    const sales = [await sellPaidLot(world), await sellPaidLot(world)];
    const windows = await world.owner
      .selectFrom('pickupWindows')
      .select(['invoiceId', 'endsAt'])
      .where(
        'invoiceId',
        'in',
        sales.map(({ invoiceId }) => invoiceId),
      )
      .orderBy('endsAt')
      .orderBy('invoiceId')
      .execute();
    const [bad, good] = windows.map(({ invoiceId }) => invoiceId);
    await poisonRow({ table: 'pickup_windows', column: 'invoice_id', value: bad ?? '' });
    const now = await readNow(world.owner);
    await world.clock.advance((windows[1]?.endsAt ?? 0) - hours(23) - now);
    await run('remind-of-pickup');
    const reminded = await world.owner
      .selectFrom('pickupWindows')
      .select('invoiceId')
      .where('remindedAt', 'is not', null)
      .execute();
    expect(reminded).toEqual([{ invoiceId: good }]);
    await expectFailed('pickup-reminders', bad ?? '');
  });

  test('closing-soon reminders', async () => {
    const [ann, bob] = [await addMember(world), await addMember(world)];
    const closesAt = (await readNow(world.owner)) + minutes(50);
    const auctionId = await buildAuction(world.owner, { endsAt: closesAt });
    const lotId = await buildLot(world.owner, { auctionId, closesAt });
    const ids = [newId(), newId()].toSorted();
    const rows = [ann, bob].map(({ id: userId }, place) => ({
      id: ids[place] ?? '',
      userId,
      lotId,
    }));
    await world.owner.insertInto('watches').values(rows).execute();
    await poisonRow({ table: 'watches', column: 'id', value: ids[0] ?? '' });
    await run('tell-closing-soon');
    expect([await templatesTo(ann), await templatesTo(bob)]).toEqual([[], ['closing-soon']]);
    await expectFailed('closing-soon', ids[0] ?? '');
  });

  test('saved searches', async () => {
    const [ann, bob] = [await addMember(world), await addMember(world)];
    const mailsSince = toDate((await readNow(world.owner)) - minutes(1));
    const ids = [newId(), newId()].toSorted();
    const rows = [ann, bob].map(({ id: userId }, place) => ({
      id: ids[place] ?? '',
      userId,
      title: 'Lanterns',
      address: 'q=lantern',
      mailsSince,
      muteToken: 'token',
    }));
    await world.owner.insertInto('savedSearches').values(rows).execute();
    await poisonRow({ table: 'saved_searches', column: 'id', value: ids[0] ?? '' });
    const lotId = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
    const title = { title: 'Brass lantern' };
    await world.owner.updateTable('lots').set(title).where('id', '=', lotId).execute();
    await run('refresh-search-words');
    await run('tell-new-matches');
    const sent = [await templatesTo(ann), await templatesTo(bob)];
    expect(sent).toEqual([[], ['saved-search-match']]);
    await expectFailed('saved-searches', ids[0] ?? '');
  });

  test('the weekly email', async () => {
    const people = [await addMember(world), await addMember(world)];
    const [ann, bob] = people.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    if (ann === undefined || bob === undefined) throw new Error('no member was added');
    const lotId = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
    await buildBid(world.owner, { lotId, bidderId: ann.id, amountCents: 700 });
    const at = toDate(0);
    const rows = people.map(({ id: userId }) => ({ userId, kind: 12, channel: 'email', at }));
    await world.owner
      .insertInto('notificationChoices')
      .values(rows.map((row) => ({ ...row, wanted: true })))
      .execute();
    const row = { table: 'messages', column: 'user_id', value: ann.id };
    await poisonRow({ ...row, on: 'insert' });
    // On the next Saturday, Thursday has passed.
    const today = new Date(await readNow(world.owner)).getUTCDay();
    await world.clock.advance(hours(24 * ((6 - today + 7) % 7)));
    const again = await buildLot(world.owner, { auctionId: await buildAuction(world.owner) });
    await buildBid(world.owner, { lotId: again, bidderId: bob.id, amountCents: 700 });
    await run('tell-trending');
    expect([await templatesTo(ann), await templatesTo(bob)]).toEqual([[], ['trending']]);
    await expectFailed('trending', ann.id);
  });

  test('unattached uploads', async () => {
    const { id: ownerId } = await addMember(world);
    const createdAt = toDate((await readNow(world.owner)) - hours(25));
    const ids = [newId(), newId()].toSorted();
    const picture = { ownerId, width: 1, height: 1, bytes: 1, createdAt };
    const rows = ids.map((id) => ({ id, ...picture }));
    await world.owner.insertInto('uploads').values(rows).execute();
    const [bad = ''] = ids;
    await poisonRow({ table: 'uploads', column: 'id', value: bad, on: 'delete' });
    await run('prune-uploads');
    const left = await world.owner.selectFrom('uploads').select('id').execute();
    expect(left).toEqual([{ id: bad }]);
    await expectFailed('uploads-to-delete', bad);
  });
});
