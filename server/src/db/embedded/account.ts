import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isReachableByAll } from './binaries.ts';
import { ownUid } from './private-directory.ts';

/** As whom PostgreSQL runs. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
  /** Whether that user cannot walk to the data directory and must be put into it. */
  readonly isHidden: boolean;
}

/** A name for the data directory that needs no walking, for whoever works in it. */
export const ownWorkingDirectory = '/proc/self/cwd';

/** "nobody", who exists without being created. */
const nobody = 65_534;

/**
 * PostgreSQL refuses to run as root. There it runs as the owner its files already have, or as
 * nobody. That user cannot walk to a checkout below a directory of mode 700, but a process
 * reaches its own working directory by /proc/self/cwd without walking.
 */
export function chooseAccount(clusterDir: string): Account {
  const uid = ownUid();
  const files = statSync(existsSync(clusterDir) ? clusterDir : dirname(clusterDir));
  if (uid !== 0) {
    if (files.uid !== uid) {
      throw new Error(
        `The database in ${clusterDir} belongs to user ${files.uid}, and this is user ${uid}. ` +
          'Start as the user who made it, or choose another HAMMERDOCK_DATA_DIR.',
      );
    }
    return { uid, gid: process.getgid?.() ?? uid, isHidden: false };
  }
  const owner = files.uid !== 0 ? files : { uid: nobody, gid: nobody };
  const isHidden = process.platform === 'linux' && !isReachableByAll(dirname(clusterDir));
  return { uid: owner.uid, gid: owner.gid, isHidden };
}
