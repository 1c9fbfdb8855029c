import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chooseAccount } from './account.ts';
import { superuser } from './cluster.ts';
import { type Layout, layOut } from './layout.ts';
import { type Lease, takeLease } from './lease.ts';

export interface EmbeddedPostgresOptions {
  /** Made when missing; holds the database and its log. */
  readonly dataDir: string;
  /** Further arguments of `postgres`; those of the process that starts it count. */
  readonly flags?: readonly string[];
  /** False only where losing everything at a power cut is no loss: in tests. */
  readonly durable: boolean;
}

export interface EmbeddedPostgres {
  /** The `host` of a pg configuration. */
  readonly socketDir: string;
  /** To be given too, lest PGPORT in the environment counts. */
  readonly port: 5432;
  readonly superuser: string;
  /** Fulfilled with the reason when the database ended without `stop` having been called. */
  readonly lost: Promise<string>;
  /** Gives the database back; it stops when nobody else uses it, and then this waits for it. */
  stop(): Promise<void>;
}

const patienceMs = 120_000;

/**
 * PostgreSQL from npm binaries, for a store without DATABASE_URL and for tests.
 *
 * PostgreSQL belongs to a small supervisor process apart from the terminal, so Ctrl-C reaches
 * the application first. Each process that uses the database holds a connection to the
 * supervisor; when the last one closes, even by kill -9, it stops PostgreSQL and ends. Several
 * processes in one clone thus share one database, whoever came first.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const layout = layOut(options.dataDir);
  // Tells at once when these files belong to somebody else.
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
  const outOfPatience = delay(patienceMs, undefined, { ref: false });
  while (performance.now() - startedMs < patienceMs) {
    const lease = await Promise.race([takeLease(layout.controlSocket), outOfPatience]);
    if (lease !== undefined) return lease;
    const ended = supervisor === undefined ? 0 : (supervisor.exitCode ?? supervisor.signalCode);
    // One that ended well found somebody else in charge, who may be about to leave.
    if (ended === 0) {
      supervisor = spawnSupervisor(layout, options);
    } else if (ended !== null) {
      throw explainSupervisor(layout);
    }
    await delay(40);
  }
  throw new Error(`The embedded PostgreSQL in ${layout.dataDir} does not answer.`);
}

function spawnSupervisor(layout: Layout, options: EmbeddedPostgresOptions): ChildProcess {
  // Another user's, root's say, could be removed here but not written.
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
  return new Error(printed === '' ? 'The supervisor of PostgreSQL ended at once.' : printed);
}
