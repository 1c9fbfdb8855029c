import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '@hammerdock/domain/time.ts';
import { json, openDatabase, readNow, type Db } from '../../db/database.ts';
import { openPool } from '../../db/pool.ts';
import { buildAuction, buildBid, buildLot, buildPerson } from '../../testing/build.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { closeLot } from './close-lot.ts';
import { openLot } from './open-lot.ts';
import { recordHeartbeat } from './recover-from-outage.ts';

const quiet = { max: 6, name: 'test', onError: () => undefined };

describe('opening and closing lots', () => {
  let database: TestDatabase;
  let db: Db;
  let worker: Db;
  let auctionId: string;
  beforeAll(async () => {
    database = await cloneDatabase();
    await database.clock.stopAt(Date.UTC(2026, 10, 21, 15));
    db = openDatabase(openPool(database.owner, quiet));
    worker = openDatabase(openPool(database.worker, quiet));
    auctionId = await buildAuction(db);
    await recordHeartbeat(worker);
  });
  afterAll(() => Promise.all([db.destroy(), worker.destroy()]));

  const phaseOf = (lotId: string) =>
    db
      .selectFrom('lots')
      .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
      .selectAll(['lots', 'lotStates'])
      .where('id', '=', lotId)
      .executeTakeFirstOrThrow();
  const eventsOf = async (lotId: string, name: string) =>
    (await db.selectFrom('outbox').selectAll().where('lotId', '=', lotId).execute()).filter(
      (row) => row.fact === name,
    );

  test('R21: closes a lot once, not a millisecond early, when called concurrently', async () => {
    const closesAt = (await readNow(db)) + minutes(10);
    const lotId = await buildLot(db, { auctionId, closesAt });
    const bidder = await buildPerson(db);
    await buildBid(db, { lotId, bidderId: bidder.id, amountCents: 900 });
    await database.clock.stopAt(closesAt - 1);
    expect(await closeLot(worker, lotId)).toEqual({ result: 'left alone' });
    await database.clock.stopAt(closesAt + 300);
    const all = await Promise.all(Array.from({ length: 6 }, () => closeLot(worker, lotId)));
    expect(all.filter(({ result }) => result === 'closed')).toEqual([
      { result: 'closed', lateMs: 300 },
    ]);
    expect(await phaseOf(lotId)).toMatchObject({
      phase: 'sold',
      leaderId: bidder.id,
      hammerCents: 500,
    });
    expect(await eventsOf(lotId, 'lot.closed')).toHaveLength(1);
  });

  test('R20: a lot without bids is unsold', async () => {
    const lotId = await buildLot(db, { auctionId, closesAt: await readNow(db) });
    expect(await closeLot(worker, lotId)).toMatchObject({ result: 'closed' });
    expect(await phaseOf(lotId)).toMatchObject({ phase: 'unsold', hammerCents: null });
  });

  test('R17: enters advance bids in order of arrival when the lot opens', async () => {
    const lotId = await buildLot(db, { auctionId, phase: 'upcoming' });
    const [early, late] = [await buildPerson(db), await buildPerson(db)];
    await buildBid(db, { lotId, bidderId: early.id, amountCents: 2000, advance: true });
    await buildBid(db, { lotId, bidderId: late.id, amountCents: 2000, advance: true });
    const opened = await Promise.all([openLot(worker, lotId), openLot(worker, lotId)]);
    expect(opened.toSorted()).toEqual([false, true]);
    expect(await phaseOf(lotId)).toMatchObject({
      phase: 'open',
      leaderId: early.id,
      priceCents: 2000,
      bidCount: 2,
      sequence: 3,
    });
  });

  test('R21: extends a lot whose close fell into an outage', async () => {
    const closesAt = (await readNow(db)) + minutes(3);
    const spoilt = await buildLot(db, { auctionId, closesAt });
    const far = await buildLot(db, { auctionId, closesAt: closesAt + minutes(60) });
    const late = await buildLot(db, { auctionId, closesAt: (await readNow(db)) - 1 });
    await database.clock.advanceThroughOutage(minutes(20));
    // Nothing is decided on the lot before the recovery.
    expect(await closeLot(worker, spoilt)).toEqual({ result: 'outage' });
    const recovered = await Promise.all([recordHeartbeat(worker), recordHeartbeat(worker)]);
    expect(recovered.toSorted()).toEqual([0, 1]);
    const now = await readNow(db);
    expect(await phaseOf(spoilt)).toMatchObject({ phase: 'open', closesAt: now + minutes(5) });
    expect(await eventsOf(spoilt, 'lot.extended')).toHaveLength(1);
    expect(await phaseOf(far)).toMatchObject({ sequence: 0 });
    // This lot was due before the outage, while bids were possible.
    expect(await closeLot(worker, late)).toMatchObject({ result: 'closed' });
    expect(await closeLot(worker, spoilt)).toEqual({ result: 'left alone' });
    await database.clock.advance(minutes(5));
    expect(await closeLot(worker, spoilt)).toMatchObject({ result: 'closed' });
  });

  test('R21: 15 s without a heartbeat are not an outage', async () => {
    const lotId = await buildLot(db, { auctionId, closesAt: (await readNow(db)) + 5000 });
    await recordHeartbeat(worker);
    await database.clock.advanceThroughOutage(15_000);
    expect(await recordHeartbeat(worker)).toBe(0);
    expect(await closeLot(worker, lotId)).toMatchObject({ result: 'closed' });
  });

  test('R64: treats maintenance as an outage and closes no lot during it', async () => {
    const lotId = await buildLot(db, { auctionId, closesAt: (await readNow(db)) + minutes(1) });
    await recordHeartbeat(worker);
    const setting = { name: 'maintenance', value: json({ enabled: true, message: 'Back soon.' }) };
    await db.insertInto('settings').values(setting).execute();
    await database.clock.advanceThroughOutage(minutes(30));
    expect(await recordHeartbeat(worker)).toBe(0);
    expect(await closeLot(worker, lotId)).toEqual({ result: 'outage' });
    await db.deleteFrom('settings').where('name', '=', 'maintenance').execute();
    expect(await recordHeartbeat(worker)).toBe(1);
    const closesAt = (await readNow(db)) + minutes(5);
    expect(await phaseOf(lotId)).toMatchObject({ phase: 'open', closesAt });
  });
});
