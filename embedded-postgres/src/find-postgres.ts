import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

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

function findPostgresByCommand(clusterDir: string): number[] {
  const listed = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' });
  return listed.stdout
    .split('\n')
    .filter((line) => /\/postgres\s/.test(line) && line.includes(`-D ${clusterDir} `))
    .map((line) => Number.parseInt(line, 10));
}
