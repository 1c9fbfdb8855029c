import { existsSync, statSync } from 'node:fs';
import { isReachableByAll } from './binaries.ts';
import { ownUid } from './private-directory.ts';

/** As whom, and under what name for its data directory, PostgreSQL runs. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
  /** The data directory as PostgreSQL itself must be told it. */
  readonly clusterPath: string;
}

/** "nobody", who exists without being created. */
const nobody = 65_534;

/**
 * PostgreSQL refuses to run as root. There it runs as the owner its files already have, or as
 * nobody. That user cannot walk to a checkout below a directory of mode 700, but a process
 * reaches its own working directory by /proc/self/cwd without walking.
 */
export function chooseAccount(clusterDir: string): Account {
  const uid = ownUid();
  const files = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  if (uid !== 0) {
    if (files !== undefined && files.uid !== uid) {
      throw new Error(
        `The database in ${clusterDir} belongs to user ${files.uid}, and this is user ${uid}. ` +
          'Start as the user who made it, or choose another HAMMERDOCK_DATA_DIR.',
      );
    }
    return { uid, gid: process.getgid?.() ?? uid, clusterPath: clusterDir };
  }
  const owner = files !== undefined && files.uid !== 0 ? files : { uid: nobody, gid: nobody };
  const hidden = process.platform === 'linux' && !isReachableByAll(`${clusterDir}/..`);
  return {
    uid: owner.uid,
    gid: owner.gid,
    clusterPath: hidden ? '/proc/self/cwd' : clusterDir,
  };
}
