import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The user this process runs as. There is none on Windows, where we do not run. */
export function ownUid(): number {
  if (process.getuid === undefined)
    throw new Error('The embedded PostgreSQL needs Linux or macOS.');
  return process.getuid();
}

/**
 * Makes a directory only we can write, or accepts the one we made before. In a shared folder
 * anybody could have taken the name first and would then decide what we execute.
 */
export function claimPrivateDirectory(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== ownUid() || (found.mode & 0o022) !== 0) {
    throw new Error(
      `${path} is not a directory of ours alone: somebody else made it or may write there. ` +
        'Remove it and start again.',
    );
  }
  // The umask may have taken away more than we wanted, and an older version may have given more.
  if ((found.mode & 0o777) !== mode) chmodSync(path, mode);
}

/**
 * Our own folder outside any checkout, for sockets and for programs that are unpacked once.
 * `/tmp` rather than $TMPDIR: it is short, and starts with different environments must meet.
 */
export function claimSharedDirectory(): string {
  const temporary = existsSync('/tmp') ? realpathSync('/tmp') : tmpdir();
  const shared = join(temporary, `hammerdock-${ownUid()}`);
  claimPrivateDirectory(shared, walkableMode());
  return shared;
}

/** As root, PostgreSQL runs as somebody else, who must be able to walk through, not to look. */
export function walkableMode(): number {
  return ownUid() === 0 ? 0o711 : 0o700;
}

/** Whether an error is the system's, of this name (`ENOENT`). */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
