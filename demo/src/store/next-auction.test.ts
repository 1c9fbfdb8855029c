import { hours, minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeOverdue } from '@hammerdock/server/src/operations/auctions/close-overdue.ts';
import { findDiscrepancies } from '@hammerdock/server/src/testing/find-discrepancies.ts';
import { listAuctions } from '@hammerdock/server/src/store/auctions/auctions.ts';
import { cloneDatabase, type TestDatabase } from '@hammerdock/server/src/testing/postgres.ts';
import { openDatabase, readNow, type Db } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import { openNextAuction } from './next-auction.ts';
import { seedStore } from '../demo.ts';

describe('a demo store', () => {
  let database: TestDatabase;
  let worker: Db;
  let close: () => Promise<void>;
  beforeAll(async () => {
    database = await cloneDatabase();
    const noon = Date.UTC(2026, 5, 2, 16);
    await database.clock.stopAt(noon);
    await seedStore(database.owner, 'demo', { withHistory: false });
    // In the worker's role, like the jobs.
    const pool = openPool(database.worker, { max: 3, name: 'test', onError: () => undefined });
    worker = openDatabase(pool);
    close = () => pool.end();
  });
  afterAll(() => close());

  /** Opens and closes lots every four hours, with the scheduled job between. */
  const liveFor = async (span: number): Promise<number[]> => {
    const opened: number[] = [];
    for (let lived = 0; lived < span; lived += hours(4)) {
      await database.clock.advance(hours(4));
      await closeOverdue(worker);
      const number = await openNextAuction(worker);
      if (number !== null) opened.push(number);
    }
    return opened;
  };

  test('adds no auction while one is upcoming', async () => {
    expect(await openNextAuction(worker)).toBeNull();
  });

  test('always has open lots: the next auction starts when one ends', async () => {
    const opened = await liveFor(hours(24));
    expect(opened.length).toBeGreaterThanOrEqual(2);
    expect(opened).toEqual(opened.map((_, index) => 106 + index));
    const auctions = await listAuctions(worker);
    expect(auctions.filter(({ upcoming }) => upcoming)).toHaveLength(1);
    const open = await worker.selectFrom('lots').select('id').where('phase', '=', 'open').execute();
    expect(open.length).toBeGreaterThan(50);
    expect(await findDiscrepancies(worker)).toEqual([]);
  });

  test('gets one auction from two nodes', async () => {
    await worker
      .updateTable('auctions')
      .set({ startsAt: new Date(await readNow(worker)) })
      .execute();
    const both = await Promise.all([openNextAuction(worker), openNextAuction(worker)]);
    expect(both.filter((number) => number !== null)).toHaveLength(1);
  });

  test('starts one immediately where none is running, such as after a long sleep', async () => {
    await worker.updateTable('lots').set({ phase: 'cancelled' }).execute();
    await worker
      .updateTable('auctions')
      .set({ startsAt: new Date(0) })
      .execute();
    const number = await openNextAuction(worker);
    const next = (await listAuctions(worker)).find((auction) => auction.number === number);
    expect(next?.startsAt).toBeLessThanOrEqual((await readNow(worker)) + minutes(1));
  });
});

test('is distinguished from other stores, which are left unchanged', async () => {
  const database = await cloneDatabase();
  await seedStore(database.owner, 'walk');
  const pool = openPool(database.worker, { max: 1, name: 'test', onError: () => undefined });
  const worker = openDatabase(pool);
  await worker
    .updateTable('auctions')
    .set({ startsAt: new Date(0) })
    .execute();
  expect(await openNextAuction(worker)).toBeNull();
  await pool.end();
});
