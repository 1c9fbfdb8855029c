import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  fchownSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount, ownWorkingDirectory } from './account.ts';
import { postgresEnvironment, superuser } from './cluster.ts';
import { explainFailure } from './explain-failure.ts';
import type { Layout } from './layout.ts';

export interface Postmaster {
  /** Fulfilled when PostgreSQL has ended, for any reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  readonly layout: Layout;
  readonly binDir: string;
  readonly durable: boolean;
  readonly flags: readonly string[];
}

const LOG_BYTES_MAX = 5_000_000;
const STOP_TIMEOUT_MS = 30_000;

/** For test databases without kill tests; never for benchmarks. */
const nonDurableSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts PostgreSQL and waits until it accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { layout } = options;
  const child = launch(options);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!(await acceptsConnections(layout.socketDir))) {
    if (hasEnded) {
      const printed = readFileSync(layout.postgresLog, 'utf8').slice(-4000);
      throw explainFailure(`it ended with ${child.exitCode}`, printed, layout.dataDir);
    }
    await delay(20);
  }
  return { ended, stop: () => stop(child, ended) };
}

function launch({ layout, binDir, durable, flags }: PostmasterOptions): ChildProcess {
  const { uid, gid, isHidden } = chooseAccount(layout.clusterDir);
  const clusterPath = isHidden ? ownWorkingDirectory : layout.clusterDir;
  mkdirSync(layout.socketDir, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(layout.socketDir, uid, gid);
  const settings = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    `unix_socket_directories=${layout.socketDir}`,
    ...(durable ? [] : nonDurableSettings),
  ];
  const log = openLog(layout.postgresLog);
  if (process.getuid?.() === 0) fchownSync(log, uid, gid);
  const child = spawn(
    join(binDir, 'postgres'),
    ['-D', clusterPath, '-p', '5432', ...settings.flatMap((one) => ['-c', one]), ...flags],
    { uid, gid, cwd: layout.clusterDir, env: postgresEnvironment, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  return child;
}

function openLog(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined && found.size > LOG_BYTES_MAX) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

async function acceptsConnections(socketDir: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketDir,
    port: 5432,
    user: superuser,
    database: 'postgres',
  });
  // A server that is not ready refuses or drops the connection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    // Not ready yet; the caller tries again.
    return false;
  } finally {
    // A connection that never opened fails to close.
    await client.end().catch(() => undefined);
  }
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions roll back, commits are written. */
async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  const isLate = await Promise.race([
    ended.then(() => false),
    delay(STOP_TIMEOUT_MS, true, { ref: false }),
  ]);
  if (isLate) child.kill('SIGQUIT');
  await ended;
}
