import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { openDatabase, type Db } from './database.ts';
import { openPool } from './pool.ts';
import { fromDriver, HeartbeatStaleError, UnavailableError } from './unavailable.ts';

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'no failure',
    (reason: unknown) => reason,
  );
const openOn = (target: TestDatabase['owner']): Db =>
  openDatabase(openPool(target, { max: 1, name: 'test', onError: () => undefined }));

describe('what the database driver rejects with', () => {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await cloneDatabase();
    db = openOn(database.owner);
  });
  afterAll(() => db.destroy());

  test('is unavailable where no server listens', async () => {
    const nowhere = openOn({ connection: { host: '/nowhere/at/all', database: 'none' } });
    expect(await failureOf(sql`select 1`.execute(nowhere))).toBeInstanceOf(UnavailableError);
    await nowhere.destroy();
  });

  test('is unavailable when the server ends the connection in the middle of a query', async () => {
    const asked = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    expect(await failureOf(asked)).toBeInstanceOf(UnavailableError);
  });

  test('is unavailable when a statement takes too long', async () => {
    const slow = db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 1`.execute(tx);
      await sql`select pg_sleep(60)`.execute(tx);
    });
    expect(await failureOf(slow)).toBeInstanceOf(UnavailableError);
  });

  test('is unavailable once the pool has ended', async () => {
    const ended = openOn(database.owner);
    await sql`select 1`.execute(ended);
    await ended.destroy();
    expect(await failureOf(sql`select 1`.execute(ended))).not.toBe('no failure');
  });

  test('stays a fault where the statement is wrong or a constraint is broken', async () => {
    const wrong = await failureOf(sql`select * from no_such_table`.execute(db));
    expect(wrong).toBeInstanceOf(pg.DatabaseError);
    const twice = sql`insert into settings (name, value) values ('twice', '1')`;
    await twice.execute(db);
    expect(await failureOf(twice.execute(db))).toMatchObject({ code: '23505' });
  });

  test('stays a fault where a value is out of range', async () => {
    const asked = sql`select 9007199254740993::bigint as n`.execute(db);
    expect(await failureOf(asked)).toBeInstanceOf(RangeError);
  });
});

test('a stale heartbeat is an UnavailableError, and a bug is not', () => {
  const stale = new HeartbeatStaleError('late');
  expect(fromDriver(stale)).toBe(stale);
  expect(stale).toBeInstanceOf(UnavailableError);
  const bug = new TypeError('not a function');
  expect(fromDriver(bug)).toBe(bug);
});
