import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hours, minutes, seconds, type Duration } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { openDatabase, readNow, toDate, type Db } from '../../db/database.ts';
import { openPool } from '../../db/pool.ts';
import { openLog } from '../../monitoring/log.ts';
import {
  claimWorkItems,
  countWorkItems,
  measureOldestDue,
  reviveWorkItem,
  type Candidate,
  type ClaimedItem,
} from '../../store/platform/work-items.ts';
import { openLogSink } from '../../testing/fakes/log-sink.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { runWorkQueue, type WorkerContext, type WorkOutcome } from './run-work-queue.ts';

describe('a work queue', () => {
  let database: TestDatabase;
  let owner: Db;
  let workerDb: Db;
  const sink = openLogSink();
  let context: WorkerContext;
  beforeAll(async () => {
    database = await cloneDatabase();
    await database.clock.stopAt(Date.UTC(2026, 10, 22, 12));
    const quiet = { max: 6, name: 'test', onError: () => undefined };
    owner = openDatabase(openPool(database.owner, quiet));
    workerDb = openDatabase(openPool(database.worker, quiet));
    context = { workerDb, log: openLog('warn', sink.stream) };
    await sql`create table todo (id text primary key, since timestamptz not null)`.execute(owner);
    await sql`grant all on todo to hammerdock_worker`.execute(owner);
  });
  afterAll(() => Promise.all([owner.destroy(), workerDb.destroy()]));
  afterEach(async () => {
    await sql`truncate todo, work_items`.execute(owner);
  });

  const candidates = () => sql<Candidate>`select id as item, since from todo`;
  const add = async (id: string, agoMs: Duration): Promise<void> => {
    const since = toDate((await readNow(owner)) - agoMs);
    await sql`insert into todo values (${id}, ${since})`.execute(owner);
  };
  const remove = async (id: string): Promise<'done'> => {
    await sql`delete from todo where id = ${id}`.execute(owner);
    return 'done';
  };
  const queue = (work: (item: ClaimedItem) => Promise<WorkOutcome>, more: object = {}) => ({
    name: 'todo',
    candidates,
    work: (_: WorkerContext, item: ClaimedItem) => work(item),
    ...more,
  });
  const rows = () => owner.selectFrom('workItems').selectAll().execute();
  const advance = (ms: Duration) => database.clock.advance(ms);

  test('processes every item, longest due first, and leaves no row behind', async () => {
    for (let place = 0; place < 50; place += 1) await add(`item ${place}`, seconds(place + 1));
    const seen: string[] = [];
    await runWorkQueue(
      context,
      queue(({ item }) => {
        seen.push(item);
        return remove(item);
      }),
    );
    expect(seen).toEqual(Array.from({ length: 50 }, (_, place) => `item ${49 - place}`));
    expect(await rows()).toEqual([]);
  });

  test('backs off from an item that throws, and processes the others', async () => {
    await add('bad', minutes(9));
    await add('good', minutes(1));
    const tried: number[] = [];
    const work = ({ item, attempts }: ClaimedItem) => {
      if (item === 'good') return remove(item);
      tried.push(attempts);
      return Promise.reject(new Error('no such luck for ann@example.com'));
    };
    await runWorkQueue(context, queue(work));
    expect(
      await owner.executeQuery(sql<{ id: string }>`select id from todo`.compile(owner)),
    ).toMatchObject({ rows: [{ id: 'bad' }] });
    const [row] = await rows();
    expect(row).toMatchObject({ queue: 'todo', item: 'bad', attempts: 1, deadAt: null });
    expect(row?.lastError).toBe('Error: no such luck for [hidden]');
    const delay = (row?.nextAttemptAt ?? 0) - (await readNow(owner));
    expect(delay).toBeGreaterThanOrEqual(seconds(5));
    expect(delay).toBeLessThanOrEqual(seconds(10));
    await runWorkQueue(context, queue(work));
    expect(tried).toEqual([1]);
    await advance(seconds(11));
    await runWorkQueue(context, queue(work));
    expect(tried).toEqual([1, 2]);
  });

  test('gives up an item after the last attempt, logs it once, and retries it on command', async () => {
    await add('bad', minutes(1));
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.reject(new Error('never'));
    };
    for (let round = 0; round < 20; round += 1) {
      await runWorkQueue(context, queue(work));
      await advance(hours(1));
    }
    expect(tries).toBe(12);
    expect(await rows()).toMatchObject([{ attempts: 12, deadAt: expect.any(Number) }]);
    expect(await countWorkItems(owner)).toEqual([{ queue: 'todo', retrying: 0, dead: 1 }]);
    const deaths = sink.lines().filter(({ level }) => level === 50);
    expect(deaths).toMatchObject([{ queue: 'todo', item: 'bad', attempts: 12 }]);
    const key = { queue: 'todo', item: 'bad' };
    const revive = () => owner.transaction().execute((tx) => reviveWorkItem(tx, key));
    expect(await revive()).toEqual({ attempts: 12, lastError: 'Error: never' });
    expect(await revive()).toBeUndefined();
    await runWorkQueue(
      context,
      queue(({ item }) => remove(item)),
    );
    expect(await rows()).toEqual([]);
  });

  test('retries an outage without limit', async () => {
    await add('payment', minutes(1));
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.reject(new Error('out of reach'));
    };
    for (let round = 0; round < 20; round += 1) {
      await runWorkQueue(context, queue(work, { isOutage: () => true }));
      await advance(hours(1));
    }
    expect(tries).toBe(20);
    expect(await rows()).toMatchObject([{ attempts: 20, deadAt: null }]);
  });

  test('retries an item that is not due after its delay, without counting a failure', async () => {
    await add('waits', minutes(1));
    const tried: number[] = [];
    const work = ({ attempts }: ClaimedItem) => {
      tried.push(attempts);
      return Promise.resolve({ laterMs: minutes(5) });
    };
    for (let minute = 0; minute < 11; minute += 1) {
      await runWorkQueue(context, queue(work));
      await advance(minutes(1));
    }
    expect(tried).toEqual([1, 1, 1]);
  });

  test('ends a run when a finished item is immediately due again', async () => {
    await add('stays', minutes(1));
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.resolve('done' as const);
    };
    await runWorkQueue(context, queue(work));
    expect(tries).toBe(1);
    await advance(minutes(2));
    await runWorkQueue(context, queue(work));
    expect(tries).toBe(2);
  });

  test('processes each item once with two concurrent workers', async () => {
    for (let place = 0; place < 40; place += 1) await add(`item ${place}`, minutes(1));
    const seen: string[] = [];
    const work = ({ item }: ClaimedItem) => {
      seen.push(item);
      return remove(item);
    };
    await Promise.all([1, 2, 3].map(() => runWorkQueue(context, queue(work))));
    expect(seen.toSorted()).toEqual([...new Set(seen)].toSorted());
    expect(seen).toHaveLength(40);
  });

  test('does not claim what another worker finished while it read the candidates', async () => {
    await add('item', minutes(1));
    const seen: string[] = [];
    const work = ({ item }: ClaimedItem) => {
      seen.push(item);
      return remove(item);
    };
    const lock = sql`select pg_advisory_xact_lock(77)`;
    // The slow worker has read its snapshot and waits for the lock of the test.
    const slowly = () =>
      sql<Candidate>`select id as item, since from todo
        where (select pg_advisory_xact_lock_shared(77)) is not null`;
    const waiting = () => countLockWaiters(owner);
    let slow: Promise<void> | undefined;
    let fast: Promise<void> | undefined;
    await owner.transaction().execute(async (tx) => {
      await lock.execute(tx);
      slow = runWorkQueue(context, { ...queue(work), candidates: slowly });
      await expect.poll(waiting).toBe(1);
      fast = runWorkQueue(context, queue(work));
      await expect.poll(async () => (await waiting()) === 2 || seen.length === 1).toBe(true);
    });
    await Promise.all([slow, fast]);
    expect(seen).toEqual(['item']);
  });

  test('claims an item again when the lease of a crashed worker has expired', async () => {
    await add('lost', minutes(1));
    const claim = () =>
      claimWorkItems(workerDb, {
        queue: 'todo',
        candidates: candidates(),
        limit: 5,
        leaseMs: minutes(10),
      });
    expect(await claim()).toMatchObject([{ item: 'lost', attempts: 1 }]);
    await advance(minutes(9));
    expect(await claim()).toEqual([]);
    await advance(minutes(2));
    expect(await claim()).toMatchObject([{ item: 'lost', attempts: 2 }]);
  });

  test('reports how long the first due item has been waiting', async () => {
    const age = () => measureOldestDue(owner, { queue: 'todo', candidates: candidates() });
    expect(await age()).toBe(0);
    await add('old', minutes(3));
    await add('new', minutes(1));
    expect(await age()).toBe(minutes(3));
    await runWorkQueue(
      context,
      queue(({ item }) =>
        item === 'old' ? Promise.resolve({ laterMs: minutes(5) }) : remove(item),
      ),
    );
    expect(await age()).toBe(0);
  });
});

async function countLockWaiters(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows[0]?.count ?? 0;
}
