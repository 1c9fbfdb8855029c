import { randomUUID } from 'node:crypto';
import { seconds } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, openDatabase, type Db } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { unreadableEventsQueue } from '../operations/platform/retry-events.ts';
import { runWorkQueue } from '../operations/platform/run-work-queue.ts';
import { countWorkItems, listDeadItems, reviveWorkItem } from '../store/platform/work-items.ts';
import { isLeaderWithBacklog } from '../store/platform/outbox.ts';
import { dueOutbidNotices } from '../store/messaging/outbid-notices.ts';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { dispatchBatch } from './dispatcher.ts';
import type { LiveEvent } from './subscribers.ts';
import { appendEvent } from './outbox.ts';

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
  const published: LiveEvent[] = [];
  const options = () => ({
    db: leader,
    log,
    publish: (_tx: unknown, { live }: { live: readonly LiveEvent[] }) => {
      published.push(...live);
      return Promise.resolve();
    },
    onDispatched: () => undefined,
  });
  const takePublished = () =>
    published.splice(0).map(({ payload }) => [payload.lotId, payload.sequence]);

  beforeAll(async () => {
    database = await cloneDatabase();
    writer = openDatabase(openPool(database.app, pool(4)));
    leader = openDatabase(openPool(database.worker, pool(1)));
  });
  afterAll(() => Promise.all([writer.destroy(), leader.destroy()]));

  test('R39: skips no event that commits late and keeps the order of each lot', async () => {
    const [slow, quick] = [randomUUID(), randomUUID()];
    const begun = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const a = writer.transaction().execute(async (tx) => {
      await appendEvent(tx, 'lot.opened', change(slow, 1));
      begun.resolve();
      await mayCommit.promise;
      await appendEvent(tx, 'lot.opened', change(slow, 2));
    });
    await begun.promise;
    await writer.transaction().execute((tx) => appendEvent(tx, 'lot.opened', change(quick, 1)));
    await dispatchBatch(options());
    expect(takePublished()).toEqual([[quick, 1]]);
    mayCommit.resolve();
    await a;
    await dispatchBatch(options());
    expect(takePublished()).toEqual([
      [slow, 1],
      [slow, 2],
    ]);
    expect(await dispatchBatch(options())).toBe(0);
  });

  test('R39: retries a batch whose publishing failed and adds its jobs once', async () => {
    const lotId = randomUUID();
    const closed = { ...change(lotId, 9), outcome: 'unsold' as const, winnerId: null };
    await writer
      .transaction()
      .execute((tx) => appendEvent(tx, 'lot.closed', { ...closed, hammerCents: null }));
    const publish = () => Promise.reject(new Error('the other nodes are unreachable'));
    await expect(dispatchBatch({ ...options(), publish })).rejects.toThrow('unreachable');
    expect(await dispatchBatch(options())).toBe(1);
    expect(takePublished()).toEqual([[lotId, 9]]);
    const owner = openDatabase(openPool(database.owner, pool(1)));
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.jobs where key like ${`%${lotId}`} order by key`.execute(
      owner,
    );
    expect(rows.map(({ key }) => key)).toEqual([`issue-invoices ${lotId}`, `tell-closed ${lotId}`]);
    await owner.destroy();
  });

  test('adds one notice per outbid bidder and lot, due 30 seconds after the first loss', async () => {
    const [lotId, ann, ben] = [randomUUID(), randomUUID(), randomUUID()];
    const bid = (sequence: number, bidderId: string, previousLeaderId: string | null) => ({
      ...change(lotId, sequence),
      outcome: previousLeaderId === bidderId ? ('raised' as const) : ('took lead' as const),
      bidderId,
      leaderId: bidderId,
      previousLeaderId,
      extended: false,
    });
    const owner = openDatabase(openPool(database.owner, pool(1)));
    await database.clock.stopAt(Date.UTC(2026, 5, 1));
    for (const event of [bid(1, ann, null), bid(2, ben, ann), bid(3, ann, ben), bid(4, ann, ann)]) {
      await writer.transaction().execute((tx) => appendEvent(tx, 'bid.placed', event));
    }
    await dispatchBatch(options());
    await database.clock.advance(seconds(20));
    await writer.transaction().execute((tx) => appendEvent(tx, 'bid.placed', bid(5, ben, ann)));
    await dispatchBatch(options());
    expect(await dueOutbidNotices(owner).execute()).toEqual([]);
    await database.clock.advance(seconds(10));
    const due = await dueOutbidNotices(owner).execute();
    expect(due.map(({ item }) => item).toSorted()).toEqual(
      [`${lotId} ${ann}`, `${lotId} ${ben}`].toSorted(),
    );
    takePublished();
    await owner.destroy();
  });

  test('dispatches the events around an unreadable one, and that one after an operator retries it', async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    const owner = openDatabase(openPool(database.owner, pool(1)));
    const { id } = await owner
      .insertInto('outbox')
      .values({ fact: 'lot.opened', payload: json({ ...change(bad, 1), leaderId: 'not a UUID' }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writer.transaction().execute((tx) => appendEvent(tx, 'lot.opened', change(good, 1)));
    expect(await dispatchBatch(options())).toBe(1);
    expect(takePublished()).toEqual([[good, 1]]);
    expect(await dispatchBatch(options())).toBe(0);
    expect(logged).toMatchObject([{ eventId: id, name: 'lot.opened' }]);
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
    await runWorkQueue({ workerDb: owner, log }, unreadableEventsQueue);
    expect(await dispatchBatch(options())).toBe(1);
    expect(takePublished()).toEqual([[bad, 1]]);
    expect(await countWorkItems(owner)).toEqual([]);
    await owner.destroy();
  });

  test('R39: one node leads; when its connection ends, another takes over', async () => {
    const lotId = randomUUID();
    await writer.transaction().execute((tx) => appendEvent(tx, 'lot.opened', change(lotId, 1)));
    const first = openDatabase(openPool(database.worker, pool(1)));
    expect(await isLeaderWithBacklog(first)).toBe(true);
    expect(await isLeaderWithBacklog(leader)).toBe(false);
    expect(await isLeaderWithBacklog(first)).toBe(true);
    await first.destroy();
    await expect.poll(() => isLeaderWithBacklog(leader)).toBe(true);
    await dispatchBatch(options());
    expect(await isLeaderWithBacklog(leader)).toBe(false);
  });
});
