import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/**
 * A name that is never used again: the process number with the start time. Undefined when no such
 * process runs; a zombie does not count.
 */
export function identifyProcess(pid: number): string | undefined {
  if (process.platform === 'linux') return identifyByProc(pid);
  const listed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const startTime = listed.stdout.replaceAll(/[^\dA-Za-z]/g, '');
  return startTime === '' ? undefined : `${pid}-${startTime}`;
}

/** Whether the process of this name still runs. */
export function isRunning(identity: string): boolean {
  return identifyProcess(Number.parseInt(identity, 10)) === identity;
}

/**
 * The PostgreSQL processes of a data directory: the postmaster and its children. Each has it as its
 * working directory.
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
        // It has ended, or another user owns it and its files are not readable.
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
  // The name in parentheses may contain anything; the part after the last parenthesis is regular.
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
