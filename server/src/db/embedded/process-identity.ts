import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/**
 * Names one process for ever: numbers are given again, a number together with the moment of
 * birth is not. Undefined when no such process lives; one that only waits to be reaped is dead.
 */
export function identifyProcess(pid: number): string | undefined {
  if (process.platform === 'linux') return identifyByProc(pid);
  const born = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const moment = born.stdout.replaceAll(/[^\dA-Za-z]/g, '');
  return moment === '' ? undefined : `${pid}-${moment}`;
}

/** Whether the process so named still lives. */
export function isAlive(identity: string): boolean {
  return identifyProcess(Number.parseInt(identity, 10)) === identity;
}

/**
 * The PostgreSQL processes that work in a data directory, the postmaster and its children alike.
 * Each of them has it as its working directory, whatever its command line says.
 */
export function findPostgresIn(clusterDir: string): number[] {
  if (process.platform !== 'linux') return findPostgresByCommand(clusterDir);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        if (readlinkSync(`/proc/${pid}/cwd`) !== clusterDir) return false;
        return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(' (postgres) ');
      } catch {
        // It ended meanwhile, or belongs to somebody whose processes we may not look at.
        return false;
      }
    });
}

function identifyByProc(pid: number): string | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // No such process.
    return undefined;
  }
  // The name in parentheses may contain anything; what follows the last one is regular.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startTicks] = [fields[0], fields[19]];
  return state === 'Z' || state === 'X' ? undefined : `${pid}-${startTicks}`;
}

function findPostgresByCommand(clusterDir: string): number[] {
  const listed = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' });
  return listed.stdout
    .split('\n')
    .filter((line) => /\/postgres\s/.test(line) && line.includes(`-D ${clusterDir} `))
    .map((line) => Number.parseInt(line, 10));
}
