import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@hammerdock/embedded-postgres/start.ts';
import { identifyProcess, isRunning } from '@hammerdock/embedded-postgres/exclusive.mjs';
import { migrateToLatest } from '@hammerdock/server/src/db/migrate.ts';
import { testClockSql } from '@hammerdock/server/src/testing/clock.ts';
import type { TestPostgres } from '@hammerdock/server/src/testing/postgres.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

const shm = '/dev/shm';
const roomWantedBytes = 1_000_000_000;
const prefix = 'hammerdock-test-';

interface Cluster {
  readonly socketDir: string;
  readonly port: number;
  readonly superuser: string;
  stop(): Promise<void>;
}

/** Makes a migrated template database for the server's tests, on a PostgreSQL for this run. */
export default async function startTestPostgres(
  project: TestProject,
): Promise<() => Promise<void>> {
  const given = process.env['TEST_POSTGRES_URL'] ?? '';
  const cluster = given === '' ? await startThrowaway() : borrow(new URL(given));
  const { socketDir, port, superuser } = cluster;
  const connectionTo = (database: string) => ({ host: socketDir, port, user: superuser, database });
  const template = `hammerdock_test_${randomBytes(4).toString('hex')}`;
  await runSql(connectionTo('postgres'), `create database ${template}`);
  await migrateToLatest({ connection: connectionTo(template) }, { sandbox: true });
  await runSql(connectionTo(template), testClockSql);
  // The migrations create these roles without login; the tests connect as them.
  await runSql(connectionTo('postgres'), 'alter role hammerdock_app login');
  await runSql(connectionTo('postgres'), 'alter role hammerdock_worker login');
  const provided: TestPostgres = { socketDir, port, superuser, template };
  project.provide('testPostgres', provided);
  return async () => {
    if (given !== '') await dropDatabases(connectionTo('postgres'), template);
    await cluster.stop();
  };
}

async function startThrowaway(): Promise<Cluster> {
  const dataDir = makeFreshDirectory();
  const flags = [
    'max_connections=200',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    // Starting parallel workers takes longer than reading the few rows of a test.
    'max_parallel_workers_per_gather=0',
  ];
  const postgres = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    flags: flags.flatMap((flag) => ['-c', flag]),
  });
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** An external PostgreSQL: its other databases and the server itself are left alone. */
const borrow = (url: URL): Cluster => ({
  socketDir: url.searchParams.get('host') ?? url.hostname,
  port: Number(url.port === '' ? '5432' : url.port),
  superuser: decodeURIComponent(url.username),
  stop: async () => undefined,
});

async function dropDatabases(connection: pg.ClientConfig, named: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [named],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

/** In memory where there is space; data left behind by a killed run is deleted first. */
function makeFreshDirectory(): string {
  return tryToMakeDirectory(shm) ?? makeDirectory(tmpdir());
}

/** Undefined where the folder is missing, full or not writable, as in some containers. */
function tryToMakeDirectory(parent: string): string | undefined {
  try {
    return hasRoom(parent) ? makeDirectory(parent) : undefined;
  } catch (error) {
    // The run is only slower.
    console.warn(`${parent} is not used: ${String(error)}`);
    return undefined;
  }
}

function makeDirectory(parent: string): string {
  for (const name of readdirSync(parent)) {
    const [owner = ''] = name.slice(prefix.length).split('.');
    if (!name.startsWith(prefix) || isRunning(owner)) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
  // Each project of a run has its own.
  const dataDir = mkdtempSync(join(parent, `${prefix}${identifyProcess(process.pid)}.`));
  chmodSync(dataDir, 0o711);
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
