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
  /** Fulfilled when PostgreSQL ended, asked or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  readonly layout: Layout;
  readonly binDir: string;
  readonly durable: boolean;
  readonly flags: readonly string[];
}

const logBytesMax = 5_000_000;
const stopPatienceMs = 30_000;

/** What a database may leave out when nobody will miss it. Never for kill tests or benches. */
const fleetingSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts PostgreSQL and waits until it answers. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { layout } = options;
  const child = launch(options);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!(await answers(layout.socketDir))) {
    if (isOver) {
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
    ...(durable ? [] : fleetingSettings),
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
  const known = statSync(path, { throwIfNoEntry: false });
  if (known !== undefined && known.size > logBytesMax) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

async function answers(socketDir: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketDir,
    port: 5432,
    user: superuser,
    database: 'postgres',
  });
  // A server that is not ready refuses or drops the connection: that is the answer.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    // Not ready yet, which the caller asks about again.
    return false;
  } finally {
    // A connection that never opened cannot be closed.
    await client.end().catch(() => undefined);
  }
}

/** SIGINT is PostgreSQL's "fast": open transactions roll back, everything committed is written. */
async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  const isLate = await Promise.race([
    ended.then(() => false),
    delay(stopPatienceMs, true, { ref: false }),
  ]);
  if (isLate) child.kill('SIGQUIT');
  await ended;
}
