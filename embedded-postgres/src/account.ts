import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isReachableByAll } from './binaries.ts';
import { ownUid } from './private-directory.ts';

/** The user that PostgreSQL runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
  /** Whether that user cannot reach the data directory by its path and must start inside it. */
  readonly isHidden: boolean;
}

/** The path of the data directory for a process that has it as its working directory. */
export const ownWorkingDirectory = '/proc/self/cwd';

/** The user id of "nobody", which every system has. */
const NOBODY_ID = 65_534;

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the owner of its files or as the
 * user "nobody". That user cannot enter a checkout below a directory of mode 700, but a process
 * reaches its own working directory by /proc/self/cwd.
 */
export function chooseAccount(clusterDir: string): Account {
  const uid = ownUid();
  const files = statSync(existsSync(clusterDir) ? clusterDir : dirname(clusterDir));
  if (uid !== 0) {
    if (files.uid !== uid) {
      throw new Error(
        `The database in ${clusterDir} belongs to user ${files.uid}, and this is user ${uid}. ` +
          'Start as the user that created it, or choose another HAMMERDOCK_DATA_DIR.',
      );
    }
    return { uid, gid: process.getgid?.() ?? uid, isHidden: false };
  }
  const owner = files.uid !== 0 ? files : { uid: NOBODY_ID, gid: NOBODY_ID };
  const isHidden = process.platform === 'linux' && !isReachableByAll(dirname(clusterDir));
  return { uid: owner.uid, gid: owner.gid, isHidden };
}
