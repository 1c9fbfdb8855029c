import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  claimPrivateDirectory,
  claimSharedDirectory,
  ownUid,
  walkableMode,
} from './private-directory.ts';

/** Where the parts of one embedded database live. */
export interface Layout {
  /** What the caller named; holds everything that must survive a restart. */
  readonly dataDir: string;
  /** PostgreSQL's own data directory. */
  readonly clusterDir: string;
  readonly locksDir: string;
  readonly postgresLog: string;
  readonly supervisorLog: string;
  /** Here PostgreSQL listens; its own user needs to write here. */
  readonly socketDir: string;
  /** Here the supervisor listens for the processes that use the database. */
  readonly controlSocket: string;
  /** Ours alone and outside the checkout, for what another user must be able to execute. */
  readonly sharedDir: string;
}

/** The longest path a socket may have on Linux; macOS stops at 103, which our paths respect. */
const socketPathBytesMax = 103;

/**
 * Sockets do not live in the data directory: its path may be longer than a socket's may be, and
 * PostgreSQL's user may not be allowed to walk there.
 */
export function layOut(dataDir: string): Layout {
  mkdirSync(dataDir, { recursive: true, mode: walkableMode() });
  const real = realpathSync(dataDir);
  const locksDir = join(real, 'locks');
  makeForOwnerOf(real, locksDir);
  const sharedDir = claimSharedDirectory();
  const rendezvous = join(sharedDir, createHash('sha256').update(real).digest('hex').slice(0, 12));
  claimPrivateDirectory(rendezvous, walkableMode());
  const layout: Layout = {
    dataDir: real,
    clusterDir: join(real, 'cluster'),
    locksDir,
    postgresLog: join(real, 'postgres.log'),
    supervisorLog: join(real, 'supervisor.log'),
    socketDir: join(rendezvous, 'pg'),
    controlSocket: join(rendezvous, 'control.sock'),
    sharedDir,
  };
  const longest = join(layout.socketDir, '.s.PGSQL.5432.lock');
  if (Buffer.byteLength(longest) > socketPathBytesMax) {
    throw new Error(`The socket path ${longest} is longer than ${socketPathBytesMax} bytes.`);
  }
  return layout;
}

/** Root may start in somebody's checkout; that somebody must be able to start there too. */
function makeForOwnerOf(dataDir: string, path: string): void {
  if (existsSync(path)) return;
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const { uid, gid } = statSync(dataDir);
  if (ownUid() === 0) chownSync(path, uid, gid);
}
