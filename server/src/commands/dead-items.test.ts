import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import { openDatabase, toDate, type Db } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { runCommand } from './run-command.ts';

describe('dead-items and retry-dead-item', () => {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await cloneDatabase();
    db = openDatabase(openPool(database.owner, { max: 2, name: 'test', onError: () => undefined }));
  });
  afterAll(() => db.destroy());
  beforeEach(async () => {
    await sql`truncate work_items, audit_entries`.execute(db);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
  });

  const run = async (...words: string[]) => {
    const lines: string[] = [];
    const env = { DATABASE_URL: database.url, HAMMERDOCK_ENVIRONMENT: 'development' };
    const config = () => readConfig(env, { dev: false });
    const code = await runCommand(words, { config, print: (line) => void lines.push(line) });
    return { code, output: lines.join('\n') };
  };
  const addItem = async (item: string, deadAt: Date | null = toDate(1000)) => {
    const at = toDate(0);
    await db
      .insertInto('workItems')
      .values({
        queue: 'unsettled-payments',
        item,
        attempts: 12,
        since: at,
        nextAttemptAt: at,
        lastError: 'Error: no card',
        deadAt,
      })
      .execute();
  };
  const addDeadJob = async (): Promise<string> => {
    await sql`select graphile_worker.add_job('tell-welcome', '{"userId":"u"}')`.execute(db);
    const { rows } = await sql<{ id: string }>`
      update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no luck'
      returning id::text`.execute(db);
    return rows[0]?.id ?? '';
  };
  const audits = () =>
    db.selectFrom('auditEntries').select(['action', 'subject', 'actorId', 'details']).execute();

  test('lists items and jobs with their attempts and last error', async () => {
    await addItem('p1');
    await addItem('p2', null);
    const job = await addDeadJob();
    const { code, output } = await run('dead-items');
    expect(code).toBe(0);
    const [first, second, last, ...more] = output.split('\n');
    expect(first).toBe(
      'unsettled-payments  p1  12 attempts, dead since 1970-01-01T00:00:01.000Z: Error: no card',
    );
    expect(second).toContain(`job:tell-welcome  ${job}  25 attempts`);
    expect([last, more]).toEqual(['2 dead items.', []]);
    expect((await run('dead-items', '--queue', 'other')).output).toBe('0 dead items.');
    expect((await run('dead-items', '--limit', 'none')).code).toBe(2);
  });

  test('retries one item, which is due immediately, and writes it to the audit log', async () => {
    await addItem('p1');
    await addItem('p2');
    expect(await run('retry-dead-item', 'unsettled-payments', 'p1')).toEqual({
      code: 0,
      output: '1 item is tried again.',
    });
    const rows = await db
      .selectFrom('workItems')
      .select(['item', 'attempts', 'deadAt'])
      .orderBy('item')
      .execute();
    expect(rows).toEqual([
      { item: 'p1', attempts: 0, deadAt: null },
      { item: 'p2', attempts: 12, deadAt: 1000 },
    ]);
    const details = { attempts: 12, lastError: 'Error: no card' };
    const subject = 'unsettled-payments p1';
    expect(await audits()).toEqual([
      { action: 'dead item retried', subject, actorId: null, details },
    ]);
    expect(await run('retry-dead-item', 'unsettled-payments', 'p1')).toEqual({
      code: 1,
      output: 'p1 is not a dead item of unsettled-payments.',
    });
  });

  test('retries every dead item of a queue', async () => {
    await addItem('p1');
    await addItem('p2');
    const { output } = await run('retry-dead-item', 'unsettled-payments', '--all');
    expect(output).toBe('2 items are tried again.');
    expect(await audits()).toHaveLength(2);
    expect((await run('dead-items')).output).toBe('0 dead items.');
  });

  test('retries a dead job', async () => {
    const job = await addDeadJob();
    expect((await run('retry-dead-item', 'job:tell-welcome', job)).code).toBe(0);
    const { rows } = await sql<{ attempts: number }>`
      select attempts from graphile_worker.jobs`.execute(db);
    expect(rows).toEqual([{ attempts: 0 }]);
    expect(await audits()).toHaveLength(1);
  });

  test('reports wrong arguments', async () => {
    expect((await run('retry-dead-item', 'unsettled-payments')).code).toBe(2);
    expect((await run('retry-dead-item', 'unsettled-payments', 'p1', '--all')).code).toBe(2);
    expect((await run('retry-dead-item')).code).toBe(2);
  });
});
