import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  claimPrivateDirectory,
  claimSharedDirectory,
  ownUid,
  directoryMode,
} from './private-directory.ts';

/** The paths of one embedded database. */
export interface Layout {
  /** Given by the caller; contains everything that must survive a restart. */
  readonly dataDir: string;
  /** PostgreSQL's own data directory. */
  readonly clusterDir: string;
  readonly locksDir: string;
  readonly postgresLog: string;
  readonly supervisorLog: string;
  /** PostgreSQL listens here; its user needs write access. */
  readonly socketDir: string;
  /** The supervisor listens here for the processes that use the database. */
  readonly controlSocket: string;
  /** Outside the checkout, for programs that another user must be able to execute. */
  readonly sharedDir: string;
}

/** The longest path of a socket: 107 bytes on Linux, 103 on macOS. */
const socketPathBytesMax = 103;

/**
 * Sockets are outside the data directory: its path may be too long for a socket, and PostgreSQL's
 * user may not be allowed to enter it.
 */
export function layOut(dataDir: string): Layout {
  mkdirSync(dataDir, { recursive: true, mode: directoryMode() });
  const real = realpathSync(dataDir);
  const locksDir = join(real, 'locks');
  createForOwnerOf(real, locksDir);
  const sharedDir = claimSharedDirectory();
  const rendezvous = join(sharedDir, createHash('sha256').update(real).digest('hex').slice(0, 12));
  claimPrivateDirectory(rendezvous, directoryMode());
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

/** Root may start in another user's checkout; that user must be able to start there afterwards. */
function createForOwnerOf(dataDir: string, path: string): void {
  if (existsSync(path)) return;
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const { uid, gid } = statSync(dataDir);
  if (ownUid() === 0) chownSync(path, uid, gid);
}
