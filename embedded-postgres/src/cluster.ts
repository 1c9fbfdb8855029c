import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, chooseAccount, ownWorkingDirectory } from './account.ts';
import { explainFailure } from './explain-failure.ts';
import { findPostgresIn } from './find-postgres.ts';

export interface ClusterOptions {
  readonly clusterDir: string;
  readonly binDir: string;
  readonly durable: boolean;
}

/** A fixed environment, so that no variable of ours changes what PostgreSQL does. */
export const postgresEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };

/** The role that owns the cluster. */
export const superuser = 'hammerdock_owner';

/** Creates the data directory if it is missing. The caller holds the exclusive claim. */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { clusterDir } = options;
  const parent = dirname(clusterDir);
  const unfinishedPrefix = `${basename(clusterDir)}.unfinished-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(unfinishedPrefix)) rmSync(join(parent, name), { recursive: true });
  }
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return;
  // Renamed when complete, so that a crash leaves no partial database under the real name.
  const unfinished = mkdtempSync(join(parent, unfinishedPrefix));
  chmodSync(unfinished, 0o700);
  const account = chooseAccount(clusterDir);
  if (process.getuid?.() === 0) chownSync(unfinished, account.uid, account.gid);
  await runInitdb(options, { directory: unfinished, account });
  renameSync(unfinished, clusterDir);
  if (options.durable) syncDirectory(parent);
}

/**
 * Stops a PostgreSQL whose supervisor has ended. The caller holds the exclusive claim, so there is
 * no other supervisor; only processes whose working directory is this one are signaled.
 */
export async function stopOrphans(clusterDir: string): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const postmaster = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (findPostgresIn(clusterDir).includes(postmaster)) process.kill(postmaster, signal);
    for (let waited = 0; waited < 200 && findPostgresIn(clusterDir).length > 0; waited += 1) {
      await delay(50);
    }
  }
  const left = findPostgresIn(clusterDir);
  if (left.length > 0) {
    throw new Error(
      `PostgreSQL processes of an earlier run in ${clusterDir} do not end: ${left.join(', ')}. ` +
        'End them and start again.',
    );
  }
  // No process is left, and PostgreSQL would take the number in the file for a running one.
  rmSync(pidFile, { force: true });
}

async function runInitdb(
  options: ClusterOptions,
  place: { directory: string; account: Account },
): Promise<void> {
  const { uid, gid, isHidden } = place.account;
  const path = isHidden ? ownWorkingDirectory : place.directory;
  const initdb = spawn(join(options.binDir, 'initdb'), initdbArguments(path, options.durable), {
    uid,
    gid,
    cwd: place.directory,
    env: postgresEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [initdb.stdout, initdb.stderr]) {
    stream.on('data', (piece: Buffer) => (output = (output + piece.toString()).slice(-4000)));
  }
  const ended = await new Promise<string>((resolve) => {
    initdb.once('error', (error) => resolve(error.message));
    initdb.once('close', (code) => resolve(String(code)));
  });
  if (ended === '0') return;
  rmSync(place.directory, { recursive: true, force: true });
  throw explainFailure(`initdb ended with ${ended}`, output, dirname(place.directory));
}

function initdbArguments(path: string, durable: boolean): string[] {
  const text = ['--encoding=UTF8', '--locale=C', '--data-checksums', '--no-instructions'];
  // Only this user reaches the socket, and PostgreSQL listens nowhere else.
  const access = ['--auth-local=trust', '--auth-host=reject', '-U', superuser];
  return ['-D', path, ...text, ...access, ...(durable ? [] : ['--no-sync'])];
}

function syncDirectory(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
