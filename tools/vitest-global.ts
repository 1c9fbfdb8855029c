import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@hammerdock/server/src/db/embedded/start.ts';
import { identifyProcess, isAlive } from '@hammerdock/server/src/db/embedded/process-identity.ts';
import { migrateToLatest } from '@hammerdock/server/src/db/migrate.ts';
import { woundClockSql } from '@hammerdock/server/src/testing/clock.ts';
import { templateName } from '@hammerdock/server/src/testing/postgres.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

const shm = '/dev/shm';
const roomWantedBytes = 1_000_000_000;
const prefix = 'hammerdock-test-';

/** Starts a throwaway PostgreSQL with a migrated template database for the server's tests. */
export default async function startTestPostgres(
  project: TestProject,
): Promise<() => Promise<void>> {
  const dataDir = makeFreshDirectory();
  const flags = ['max_connections=200', 'wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off'];
  const postgres = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    flags: flags.flatMap((flag) => ['-c', flag]),
  });
  const { socketDir, port, superuser } = postgres;
  const connectionTo = (database: string) => ({ host: socketDir, port, user: superuser, database });
  await runSql(connectionTo('postgres'), `create database ${templateName}`);
  await migrateToLatest({ connection: connectionTo(templateName) });
  await runSql(connectionTo(templateName), woundClockSql);
  await runSql(connectionTo('postgres'), `alter database ${templateName} is_template true`);
  project.provide('testPostgres', { socketDir, superuser });
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** In memory where there is room; whatever a killed run left behind is swept away. */
function makeFreshDirectory(): string {
  const parent = existsSync(shm) && hasRoom(shm) ? shm : tmpdir();
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix) || isAlive(name.slice(prefix.length))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
  const dataDir = join(parent, `${prefix}${identifyProcess(process.pid)}`);
  mkdirSync(dataDir, { mode: 0o711 });
  return dataDir;
}

function hasRoom(path: string): boolean {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize >= roomWantedBytes;
}

async function runSql(connection: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(sql);
  await client.end();
}
