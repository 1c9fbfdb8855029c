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

/**
 * Clones the migrated template. The clone is not dropped: that would cut connections that are still
 * closing, and the whole PostgreSQL is deleted at the end.
 */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { socketDir, port, superuser, template } = inject('testPostgres');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const targetOf = (user: string, database = name): DatabaseTarget => ({
    connection: { host: socketDir, port, user, database },
  });
  const client = new pg.Client(targetOf(superuser, 'postgres').connection);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const owner = targetOf(superuser);
  return {
    name,
    owner,
    app: targetOf('hammerdock_app'),
    worker: targetOf('hammerdock_worker'),
    url: `postgres://${superuser}@localhost:${port}/${name}?host=${encodeURIComponent(socketDir)}`,
    clock: openTestClock(owner),
  };
}
