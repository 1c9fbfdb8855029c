import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chooseAccount } from './account.ts';
import { superuser } from './cluster.ts';
import { type Layout, layOut } from './layout.ts';
import { type Lease, takeLease } from './lease.ts';

export interface EmbeddedPostgresOptions {
  /** Created if missing; contains the database and its log. */
  readonly dataDir: string;
  /** Further arguments of `postgres`; ignored when it is running already. */
  readonly flags?: readonly string[];
  /** False only in tests: a power failure may lose everything. */
  readonly durable: boolean;
}

export interface EmbeddedPostgres {
  /** The `host` of a pg configuration. */
  readonly socketDir: string;
  /** Passed explicitly, so that PGPORT in the environment has no effect. */
  readonly port: 5432;
  readonly superuser: string;
  /** Fulfilled with the reason when the database ends without `stop`. */
  readonly lost: Promise<string>;
  /** Releases the database. The last process that uses it waits until it has stopped. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 120_000;

/**
 * PostgreSQL from npm binaries, for a store without DATABASE_URL and for tests.
 *
 * A supervisor process owns PostgreSQL. It is detached from the terminal, so that Ctrl-C reaches
 * the application first. Each process that uses the database holds a connection to the supervisor;
 * when the last one closes, even by kill -9, the supervisor stops PostgreSQL and ends. Several
 * processes of one clone therefore share one database.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const layout = layOut(options.dataDir);
  // Fails early when another user owns these files.
  chooseAccount(layout.clusterDir);
  const lease = await awaitLease(layout, options);
  if (lease.first.state === 'failed') {
    throw new Error(lease.first.message);
  }
  if (options.durable && !lease.first.durable) {
    await lease.release();
    throw new Error(`The database in ${layout.dataDir} runs without durability, for tests.`);
  }
  return {
    socketDir: lease.first.socketDir,
    port: 5432,
    superuser,
    lost: lease.lost,
    stop: () => lease.release(),
  };
}

async function awaitLease(layout: Layout, options: EmbeddedPostgresOptions): Promise<Lease> {
  const startedMs = performance.now();
  let supervisor: ChildProcess | undefined;
  const timeout = delay(START_TIMEOUT_MS, undefined, { ref: false });
  while (performance.now() - startedMs < START_TIMEOUT_MS) {
    const lease = await Promise.race([takeLease(layout.controlSocket), timeout]);
    if (lease !== undefined) return lease;
    const ended = supervisor === undefined ? 0 : (supervisor.exitCode ?? supervisor.signalCode);
    // It ended with 0 because another supervisor was running, which may be closing.
    if (ended === 0) {
      supervisor = spawnSupervisor(layout, options);
    } else if (ended !== null) {
      throw explainSupervisor(layout);
    }
    await delay(40);
  }
  throw new Error(`The embedded PostgreSQL in ${layout.dataDir} does not respond.`);
}

function spawnSupervisor(layout: Layout, options: EmbeddedPostgresOptions): ChildProcess {
  // A file of another user, such as root, can be removed here but not written.
  rmSync(layout.supervisorLog, { force: true });
  const log = openSync(layout.supervisorLog, 'w', 0o600);
  const { durable, flags = [] } = options;
  const request = JSON.stringify({ dataDir: layout.dataDir, durable, flags });
  const program = fileURLToPath(new URL('./supervisor.ts', import.meta.url));
  const supervisor = spawn(process.execPath, [program, request], {
    detached: true,
    cwd: layout.dataDir,
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  supervisor.unref();
  return supervisor;
}

function explainSupervisor(layout: Layout): Error {
  const printed = readFileSync(layout.supervisorLog, 'utf8').slice(-4000).trim();
  return new Error(printed === '' ? 'The supervisor of PostgreSQL ended without output.' : printed);
}
