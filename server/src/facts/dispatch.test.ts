import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Db } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { leadsAndFactsWait } from '../store/facts-waiting.ts';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { dispatchWaiting } from './dispatch.ts';
import type { LiveFact } from './dispatch-table.ts';
import { appendFact } from './outbox.ts';

const pool = (max: number) => ({ max, name: 'test', onError: () => undefined });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const change = (lotId: string, sequence: number) => ({
  lotId,
  sequence,
  publicSequence: sequence,
  priceCents: 500,
  nextBidCents: 600,
  bidCount: sequence,
  closesAt: 0,
  phase: 'open',
  leaderId: null,
  buyNowCents: null,
});

describe('the dispatcher', () => {
  let database: TestDatabase;
  let writer: Db;
  let leader: Db;
  const told: LiveFact[] = [];
  const options = () => ({
    db: leader,
    log,
    publish: (_tx: unknown, facts: readonly LiveFact[]) => {
      told.push(...facts);
      return Promise.resolve();
    },
    onDispatched: () => undefined,
  });
  const takeTold = () => told.splice(0).map(({ payload }) => [payload.lotId, payload.sequence]);

  beforeAll(async () => {
    database = await cloneDatabase();
    writer = openDatabase(openPool(database.app, pool(4)));
    leader = openDatabase(openPool(database.worker, pool(1)));
  });
  afterAll(() => Promise.all([writer.destroy(), leader.destroy()]));

  test('R39: late committers are not skipped, and lots keep their order', async () => {
    const [slow, quick] = [randomUUID(), randomUUID()];
    const begun = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const a = writer.transaction().execute(async (tx) => {
      await appendFact(tx, 'lot.opened', change(slow, 1));
      begun.resolve();
      await mayCommit.promise;
      await appendFact(tx, 'lot.opened', change(slow, 2));
    });
    await begun.promise;
    await writer.transaction().execute((tx) => appendFact(tx, 'lot.opened', change(quick, 1)));
    await dispatchWaiting(options());
    expect(takeTold()).toEqual([[quick, 1]]);
    mayCommit.resolve();
    await a;
    await dispatchWaiting(options());
    expect(takeTold()).toEqual([
      [slow, 1],
      [slow, 2],
    ]);
    expect(await dispatchWaiting(options())).toBe(0);
  });

  test('R39: what could not be sent is sent again, and its jobs are there once', async () => {
    const lotId = randomUUID();
    const closed = { ...change(lotId, 9), outcome: 'unsold' as const, winnerId: null };
    await writer
      .transaction()
      .execute((tx) => appendFact(tx, 'lot.closed', { ...closed, hammerCents: null }));
    const publish = () => Promise.reject(new Error('the other nodes cannot be reached'));
    await expect(dispatchWaiting({ ...options(), publish })).rejects.toThrow('cannot be reached');
    expect(await dispatchWaiting(options())).toBe(1);
    expect(takeTold()).toEqual([[lotId, 9]]);
    const owner = openDatabase(openPool(database.owner, pool(1)));
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.jobs where key like ${`%${lotId}`} order by key`.execute(
      owner,
    );
    expect(rows.map(({ key }) => key)).toEqual([`issue-invoices ${lotId}`, `tell-closed ${lotId}`]);
    await owner.destroy();
  });

  test('R39: one node leads; when its connection ends, another goes on', async () => {
    const lotId = randomUUID();
    await writer.transaction().execute((tx) => appendFact(tx, 'lot.opened', change(lotId, 1)));
    const first = openDatabase(openPool(database.worker, pool(1)));
    expect(await leadsAndFactsWait(first)).toBe(true);
    expect(await leadsAndFactsWait(leader)).toBe(false);
    expect(await leadsAndFactsWait(first)).toBe(true);
    await first.destroy();
    await expect.poll(() => leadsAndFactsWait(leader)).toBe(true);
    await dispatchWaiting(options());
    expect(await leadsAndFactsWait(leader)).toBe(false);
  });
});
