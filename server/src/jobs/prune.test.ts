import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hours } from '@hammerdock/domain/time.ts';
import { openDatabase, type Db } from '../db/database.ts';
import { openPool, type DatabaseTarget } from '../db/pool.ts';
import { openLog } from '../monitoring/log.ts';
import { buildPerson } from '../testing/build.ts';
import { openLogSink } from '../testing/fakes/log-sink.ts';
import { poison } from '../testing/poison.ts';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { deleteOver, RETENTIONS } from '../store/platform/retention.ts';
import { prune } from './prune.ts';

const MANY = 50_000;
const ROWS_PER_STATEMENT = 1000;

/** Per table, expired rows and a fresh one; `n` is a counter, `$user` the id of a user. */
const ROWS: Readonly<Record<string, { columns: string; expired: string; fresh: string }>> = {
  idempotency_keys: {
    columns: 'actor, key, call, payload_hash, created_at',
    expired: `'a', n::text, 'c', 'h', app.now() - interval '25 hours'`,
    fresh: `'b', 'k', 'c', 'h', app.now() - interval '23 hours'`,
  },
  outbox: {
    columns: 'fact, payload, dispatched_at',
    expired: `'user.registered', '{}'::jsonb, app.now() - interval '8 days'`,
    fresh: `'user.registered', '{}'::jsonb, null`,
  },
  messages: {
    columns: 'id, dedupe_key, channel, template, recipient, subject, body_text, created_at',
    expired: `gen_random_uuid(), 'd' || n, 'sms', 't', 'r', '', '',
      app.now() - interval '181 days'`,
    fresh: `gen_random_uuid(), 'd', 'sms', 't', 'r', '', '', app.now() - interval '179 days'`,
  },
  sessions: {
    columns: 'id, token_hash, user_id, persistent, expires_at, ended_at',
    expired: `gen_random_uuid(), 'd' || n, '$user'::uuid, false, app.now() + interval '1 day',
      app.now() - interval '181 days'`,
    fresh: `gen_random_uuid(), 'd', '$user'::uuid, false, app.now() - interval '2 days', null`,
  },
  one_time_codes: {
    columns: 'id, purpose, target, code_hash, expires_at',
    expired: `gen_random_uuid(), 'email', 't', 'h', app.now() - interval '25 hours'`,
    fresh: `gen_random_uuid(), 'email', 't', 'h', app.now()`,
  },
  registrations: {
    columns: 'id, token_hash, expires_at',
    expired: `gen_random_uuid(), 'd' || n, app.now() - interval '25 hours'`,
    fresh: `gen_random_uuid(), 'd', app.now()`,
  },
  rate_limits: {
    columns: 'key, points, expire',
    expired: `'k' || n, 1, app.now_ms() - 3600001`,
    fresh: `'k', 1, app.now_ms()`,
  },
  work_items: {
    columns: 'queue, item, attempts, since, next_attempt_at',
    expired: `'q', n::text, 1, app.now(), app.now() - interval '25 hours'`,
    fresh: `'q', 'k', 1, app.now(), app.now() - interval '23 hours'`,
  },
};

describe('pruning', () => {
  let database: TestDatabase;
  let owner: Db;
  let workerDb: Db;
  let userId: string;
  const sink = openLogSink();
  const open = (target: DatabaseTarget): Db =>
    openDatabase(openPool(target, { max: 2, name: 'test', onError: () => undefined }));
  beforeAll(async () => {
    database = await cloneDatabase();
    await database.clock.stopAt(Date.UTC(2026, 10, 22, 12));
    owner = open(database.owner);
    workerDb = open(database.worker);
    ({ id: userId } = await buildPerson(owner));
    await sql`create table deletions (relation text, count int)`.execute(owner);
    await sql`grant all on deletions to hammerdock_worker`.execute(owner);
    await sql
      .raw(
        `create function count_deleted() returns trigger language plpgsql as $$ begin
           insert into deletions select tg_table_name, count(*) from gone;
           return null;
         end $$`,
      )
      .execute(owner);
    for (const { table } of RETENTIONS) {
      await sql
        .raw(
          `create trigger counted after delete on ${table} referencing old table as gone
             for each statement execute function count_deleted()`,
        )
        .execute(owner);
    }
  });
  afterAll(() => Promise.all([owner.destroy(), workerDb.destroy()]));
  beforeEach(async () => {
    const tables = [...Object.keys(ROWS), 'deletions'].join(', ');
    await sql.raw(`truncate ${tables} cascade`).execute(owner);
  });

  const run = () => prune({ workerDb, log: openLog('error', sink.stream) });
  const add = async (table: string, count: number): Promise<void> => {
    const { columns, expired, fresh } = ROWS[table] ?? { columns: '', expired: '', fresh: '' };
    await sql
      .raw(
        `insert into ${table} (${columns}) select ${expired} from generate_series(1, ${count}) n
         union all select ${fresh} from generate_series(1, 1) n`.replaceAll('$user', userId),
      )
      .execute(owner);
  };
  const countOf = async (table: string): Promise<number> => {
    const counted = sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`;
    return (await counted.execute(owner)).rows[0]?.count ?? -1;
  };
  const deletionsOf = async (table: string): Promise<number[]> => {
    const { rows } = await sql<{ count: number }>`select count from deletions
      where relation = ${table} and count > 0`.execute(owner);
    return rows.map(({ count }) => count);
  };

  test.each(['idempotency_keys', 'messages', 'outbox', 'sessions', 'rate_limits'])(
    'deletes 50,000 expired rows of %s in batches and keeps the others',
    async (table) => {
      await add(table, MANY);
      // However slow the machine is, one run's budget of time suffices.
      const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
      await run();
      stopped.mockRestore();
      expect(await countOf(table)).toBe(1);
      const deletions = await deletionsOf(table);
      expect(Math.max(...deletions)).toBe(ROWS_PER_STATEMENT);
      expect(deletions).toHaveLength(MANY / ROWS_PER_STATEMENT);
    },
    60_000,
  );

  test.each(['one_time_codes', 'registrations', 'work_items'])(
    'deletes expired rows of %s and keeps the others',
    async (table) => {
      await add(table, 3);
      await run();
      expect(await countOf(table)).toBe(1);
    },
  );

  test('stops when the time budget is used up, and the next run continues', async () => {
    await add('registrations', 30);
    const [retention] = RETENTIONS.filter(({ table }) => table === 'registrations');
    if (retention === undefined) throw new Error('registrations have no retention');
    expect(await deleteOver(workerDb, retention, { size: 10, budgetMs: -1 })).toBe(10);
    expect(await deleteOver(workerDb, retention, { size: 10, budgetMs: hours(1) })).toBe(20);
  });

  test('prunes the other tables when one fails, and logs the failure once', async () => {
    await add('idempotency_keys', 1);
    await add('one_time_codes', 1);
    const row = { table: 'idempotency_keys', column: 'actor', value: 'a', on: 'delete' } as const;
    const cure = await poison(owner, row);
    const before = await countOf('one_time_codes');
    await run();
    expect(await countOf('one_time_codes')).toBe(before - 1);
    const errors = sink.lines().filter(({ table }) => table === 'idempotency_keys');
    expect(errors).toHaveLength(1);
    await cure();
  });

  test('rate limits are in an unlogged table', async () => {
    const { rows } = await sql<{ kind: string }>`select relpersistence as kind from pg_class
      where oid = 'rate_limits'::regclass`.execute(owner);
    expect(rows).toEqual([{ kind: 'u' }]);
  });

  test.each([
    ['audit_entries_of_subject', `subject = 's' order by at desc`],
    [
      'audit_entries_of_actor',
      `actor_id = '00000000-0000-7000-8000-000000000000' order by at desc`,
    ],
    ['audit_entries_age', `at > app.now() - interval '1 day' order by at`],
  ])('the audit log is read through %s', async (index, where) => {
    await owner.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const plan = await sql
        .raw<{ 'QUERY PLAN': string }>(`explain select * from audit_entries where ${where} limit 5`)
        .execute(tx);
      const lines = plan.rows.map((line) => Object.values(line).join(' ')).join('\n');
      expect(lines).toContain(index);
    });
  });
});
