// Forward-only migrations from .sql files, run under the migrator's lock (OPS-08), so that several
// nodes may start concurrently. The job queue has a separate schema and migrates it itself.
import fs from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration, type MigrationResultSet } from 'kysely/migration';
import pg from 'pg';
import type { DatabaseTarget } from './pool.ts';

/** The store's tables, and the payment sandbox's: those exist only where it is in use (R71). */
const STORE = { folder: 'migrations' };
const SANDBOX = { folder: 'sandbox-migrations', migrationTableSchema: 'sandbox' };

async function readMigrations(name: string): Promise<Record<string, Migration>> {
  const folder = path.join(import.meta.dirname, name);
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await fs.readFile(path.join(folder, file), 'utf8');
    return [file.slice(0, -4), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

// The queue's tables have row security and no policy, which would deny the worker access.
const JOB_QUEUE_GRANTS = `
  do $$ declare name text; begin
    for name in select oid::regclass::text from pg_class
      where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
    loop execute 'alter table ' || name || ' disable row level security'; end loop;
  end $$;
  grant usage on schema graphile_worker to hammerdock_worker;
  grant all on all tables in schema graphile_worker to hammerdock_worker;
  grant all on all sequences in schema graphile_worker to hammerdock_worker;
  grant execute on all functions in schema graphile_worker to hammerdock_worker;`;

/** Brings the database up to date; `owner` must be allowed to create schemas and roles. */
export async function migrateToLatest(
  owner: DatabaseTarget,
  parts: { readonly sandbox: boolean },
): Promise<string[]> {
  const pool = new pg.Pool({ ...owner.connection, max: 2 });
  pool.on('error', () => undefined);
  // A connection lost while in use fails its query; it must not end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await oneAtATime(owner, async () => {
      const applied = await applySet(db, STORE);
      const sandbox = parts.sandbox ? await applySet(db, SANDBOX) : [];
      await migrateJobQueue(pool);
      return [...applied, ...sandbox];
    });
  } finally {
    await db.destroy();
  }
}

/** Kysely reads the catalog before its own lock, and fails if another node drops a schema then. */
async function oneAtATime<T>(owner: DatabaseTarget, migrate: () => Promise<T>): Promise<T> {
  const client = new pg.Client(owner.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('hammerdock migrations'))");
    return await migrate();
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

async function applySet(
  db: Kysely<unknown>,
  { folder, ...tables }: { folder: string; migrationTableSchema?: string },
): Promise<string[]> {
  const provider = { getMigrations: () => readMigrations(folder) };
  const migrator = new Migrator({ db, provider, ...tables });
  // Nothing else uses a new database, so all of them may share one transaction, which is faster.
  if (await isNew(migrator)) return namesOf(await migrator.migrateToLatest());
  const applied: string[] = [];
  // One transaction each, so that a lock which one of them takes is released before the next one.
  for (;;) {
    const names = namesOf(await migrator.migrateUp());
    if (names.length === 0) return applied;
    applied.push(...names);
  }
}

async function isNew(migrator: Migrator): Promise<boolean> {
  const migrations = await migrator.getMigrations();
  return migrations.every(({ executedAt }) => executedAt === undefined);
}

function namesOf({ error, results = [] }: MigrationResultSet): string[] {
  if (error !== undefined) {
    throw new Error('a migration failed; the database is as it was before it', { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
}

async function migrateJobQueue(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Concurrent grants of two nodes would conflict in the system catalog, so they are serialized.
    await client.query("select pg_advisory_lock(hashtext('hammerdock job queue'))");
    await runMigrations({ pgPool: pool });
    await client.query(JOB_QUEUE_GRANTS);
    await client.query("select pg_advisory_unlock(hashtext('hammerdock job queue'))");
  } finally {
    client.release();
  }
}
