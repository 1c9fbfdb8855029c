import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, openDatabase, type Db } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { unreadableFactsQueue } from '../operations/retry-facts.ts';
import { runWorkQueue } from '../operations/run-work-queue.ts';
import { countWorkItems, listDeadItems, reviveWorkItem } from '../store/work-items.ts';
import { leadsAndFactsWait } from '../store/facts-waiting.ts';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { dispatchWaiting } from './dispatch.ts';
import type { LiveFact } from './dispatch-table.ts';
import { appendFact } from './outbox.ts';

const pool = (max: number) => ({ max, name: 'test', onError: () => undefined });
const logged: object[] = [];
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (fields: object) => void logged.push(fields),
};

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

  test('a fact that cannot be read stops no other, and is read again when an operator retries', async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    const owner = openDatabase(openPool(database.owner, pool(1)));
    const { id } = await owner
      .insertInto('outbox')
      .values({ fact: 'lot.opened', payload: json({ ...change(bad, 1), leaderId: 'nobody' }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writer.transaction().execute((tx) => appendFact(tx, 'lot.opened', change(good, 1)));
    expect(await dispatchWaiting(options())).toBe(1);
    expect(takeTold()).toEqual([[good, 1]]);
    expect(await dispatchWaiting(options())).toBe(0);
    expect(logged).toMatchObject([{ factId: id, fact: 'lot.opened' }]);
    const item = { queue: 'unreadable-facts', item: String(id) };
    const [dead] = await listDeadItems(owner, { queue: item.queue, limit: 9 });
    expect(dead).toMatchObject({
      ...item,
      lastError: expect.stringContaining(`outbox.payload of ${id} does not fit`),
    });

    await owner
      .updateTable('outbox')
      .set({ payload: json(change(bad, 1)) })
      .where('id', '=', id)
      .execute();
    await owner.transaction().execute((tx) => reviveWorkItem(tx, item));
    await runWorkQueue({ workerDb: owner, log }, unreadableFactsQueue);
    expect(await dispatchWaiting(options())).toBe(1);
    expect(takeTold()).toEqual([[bad, 1]]);
    expect(await countWorkItems(owner)).toEqual([]);
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
