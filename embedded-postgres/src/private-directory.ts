import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The user id of this process. Windows has none and is not supported. */
export function ownUid(): number {
  if (process.getuid === undefined)
    throw new Error('The embedded PostgreSQL needs Linux or macOS.');
  return process.getuid();
}

/**
 * Creates a directory that only this user can write, or accepts an existing one. In a shared folder
 * another user could have created it first and would then decide what we execute.
 */
export function claimPrivateDirectory(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== ownUid() || (found.mode & 0o022) !== 0) {
    throw new Error(
      `${path} is not a private directory: another user created it or may write there. ` +
        'Remove it and start again.',
    );
  }
  // The umask may have removed permissions, and an older version may have granted more.
  if ((found.mode & 0o777) !== mode) chmodSync(path, mode);
}

/**
 * The folder for sockets and unpacked programs, shared by all checkouts of this user. `/tmp` and
 * not $TMPDIR: it is short, and starts with different environments must find the same folder.
 */
export function claimSharedDirectory(): string {
  const temporary = existsSync('/tmp') ? realpathSync('/tmp') : tmpdir();
  const shared = join(temporary, `hammerdock-${ownUid()}`);
  claimPrivateDirectory(shared, directoryMode());
  return shared;
}

/** PostgreSQL of root runs as another user, who must be able to enter but not to list. */
export function directoryMode(): number {
  return ownUid() === 0 ? 0o711 : 0o700;
}

/** Whether this is a system error with this code (`ENOENT`). */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
