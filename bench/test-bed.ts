// The test bed of a benchmark: the real server on an embedded PostgreSQL with fsync on, an auction
// with one-cent increments (R5), and bidders who may bid.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { joinDatabase } from '@hammerdock/server/src/testing/join-database.ts';
import { runNode, type TestProcess, until } from '@hammerdock/server/src/testing/process.ts';
import pg from 'pg';
import { findFreePort } from '@hammerdock/server/src/testing/free-port.ts';
import { arrangeAuction, type Arrangement } from './arrange.ts';

export interface TestBed {
  readonly url: string;
  readonly auction: Arrangement;
  readonly database: pg.ClientConfig;
  /** Waits until every event is published, and deletes the emails that the bids caused. */
  settle(): Promise<void>;
  /** A second server on the same database, with the default limits. */
  startWithDefaults(): Promise<{ url: string; stop: () => Promise<void> }>;
  close(): Promise<void>;
}

/** The limits that the bench raises; all others are the defaults. */
export const RAISED = {
  HAMMERDOCK_BIDS_PER_SECOND: '1000000',
  HAMMERDOCK_BIDS_PER_MINUTE: '1000000',
  HAMMERDOCK_LIMIT_FACTOR: '1000000',
};

const main = path.join(import.meta.dirname, '../server/src/main.ts');

interface Server {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Starts another server on the same database. */
  startAnother(env: Record<string, string>): Promise<{ url: string; stop: () => Promise<void> }>;
  close(): Promise<void>;
}

/** The product as `npm start` serves it, with fsync on, in its own folder. */
export async function openServer(env: Record<string, string>): Promise<Server> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hammerdock-bench-'));
  const start = async (more: Record<string, string>) => {
    const port = String(await findFreePort());
    const server = runNode({
      args: [main],
      env: {
        HAMMERDOCK_PORT: port,
        HAMMERDOCK_DATA_DIR: dataDir,
        HAMMERDOCK_LOG_LEVEL: 'warn',
        HAMMERDOCK_PICTURES_AHEAD: 'no',
        ...more,
      },
    });
    await server.waitForOutput(/is open at/);
    const { pid = 0 } = server.child;
    return { url: `http://127.0.0.1:${port}`, pid, stop: () => stop(server) };
  };
  const server = await start(env);
  return {
    url: server.url,
    pid: server.pid,
    dataDir,
    startAnother: start,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function openTestBed(): Promise<TestBed> {
  const server = await openServer({ HAMMERDOCK_WORLD: 'none', ...RAISED });
  const { database, close } = await joinDatabase(server.dataDir);
  return {
    url: server.url,
    auction: await arrangeAuction(database),
    database,
    settle: () => settle(database),
    startWithDefaults: () => server.startAnother({ HAMMERDOCK_WORLD: 'none' }),
    close: async () => {
      await close();
      await server.close();
    },
  };
}

/** An email to an outbid bidder is due half a minute later and would slow down a later round. */
async function settle(database: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  await until('every event is published', async () => {
    const { rows } = await client.query('select from outbox where dispatched_at is null limit 1');
    return rows.length === 0;
  });
  await client.query('delete from outbid_notices');
  await client.end();
}

async function stop(server: TestProcess): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended;
}
