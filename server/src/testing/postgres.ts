import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseTarget } from '../db/pool.ts';
import { type TestClock, openTestClock } from './clock.ts';

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  readonly name: string;
  readonly owner: DatabaseTarget;
  readonly app: DatabaseTarget;
  readonly worker: DatabaseTarget;
  /** The owner's connection string, as a process started by the test gets it in DATABASE_URL. */
  readonly url: string;
  readonly clock: TestClock;
}

/** Where the PostgreSQL of the tests listens, and which template it clones. */
export interface TestPostgres {
  readonly socketDir: string;
  readonly port: number;
  readonly superuser: string;
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly testPostgres: TestPostgres;
  }
}

/** Data that several test files start from: written once per run, then cloned. */
export interface TestData {
  /** Part of the name of its database. */
  readonly name: string;
  readonly fill: (database: TestDatabase) => Promise<void>;
}

/**
 * Clones the migrated template, with data or empty. The clone is not dropped: that would cut
 * connections that are still closing, and the whole PostgreSQL is deleted at the end.
 */
export async function cloneDatabase(data?: TestData): Promise<TestDatabase> {
  const { template } = inject('testPostgres');
  const source = data === undefined ? template : await makeTemplate(data);
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  // Copying files takes a third of the time of copying pages through the log.
  const create = `create database ${name} template ${source} strategy file_copy`;
  await withAdministrator((client) => client.query(create));
  return describeDatabase(name);
}

/** Returns the name of the database with this data; the first caller of a run fills it. */
function makeTemplate({ name, fill }: TestData): Promise<string> {
  const { template } = inject('testPostgres');
  const filled = `${template}_${name}`;
  return withAdministrator(async (client) => {
    // Callers of other workers wait here until it is filled.
    await client.query('select pg_advisory_lock(hashtext($1))', [filled]);
    const found = await client.query('select from pg_database where datname = $1', [filled]);
    if (found.rowCount !== 0) return filled;
    const unfinished = await cloneDatabase();
    await fill(unfinished);
    await client.query(`alter database ${unfinished.name} rename to ${filled}`);
    return filled;
  });
}

async function withAdministrator<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(targetOf(inject('testPostgres').superuser, 'postgres').connection);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const IDLE_IN_TRANSACTION_MS = 20_000;

function targetOf(user: string, database: string): DatabaseTarget {
  const { socketDir, port } = inject('testPostgres');
  return {
    connection: {
      host: socketDir,
      port,
      user,
      database,
      // A busy machine may stop this process for longer than the store's own limit.
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    },
  };
}

function describeDatabase(name: string): TestDatabase {
  const owner = targetOf(inject('testPostgres').superuser, name);
  return {
    name,
    owner,
    app: targetOf('hammerdock_app', name),
    worker: targetOf('hammerdock_worker', name),
    url: urlOf(owner.connection),
    clock: openTestClock(owner),
  };
}

/** A connection string with the time that a transaction of a process may be idle. */
export function urlOf(connection: pg.ConnectionConfig): string {
  const { host = '', port, user, database, idle_in_transaction_session_timeout: idle } = connection;
  const settings = new URLSearchParams({ host });
  if (idle !== undefined) settings.set('idle_in_transaction_session_timeout', String(idle));
  return `postgres://${user}@localhost:${port}/${database}?${settings.toString()}`;
}
