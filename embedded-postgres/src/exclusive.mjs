// Claims of a directory by one process. Plain JavaScript without dependencies, because
// tools/ensure.mjs runs it before anything is installed.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ATTEMPTS_MAX = 8;

/**
 * A name that is never used again: the process number with the start time. Undefined when no such
 * process runs; a zombie does not count.
 * @param {number} pid
 */
export function identifyProcess(pid) {
  if (process.platform === 'linux') return identifyByProc(pid);
  const listed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const startTime = listed.stdout.replaceAll(/[^\dA-Za-z]/g, '');
  return startTime === '' ? undefined : `${pid}-${startTime}`;
}

/**
 * Whether the process of this name still runs.
 * @param {string} identity
 */
export function isRunning(identity) {
  return identifyProcess(Number.parseInt(identity, 10)) === identity;
}

/**
 * Claims a directory for this process alone, or returns the process that holds it.
 *
 * Each candidate creates a file named after itself, then looks for others. Of two candidates at
 * least the later one sees the other, so both cannot succeed. The name of an ended process is never
 * used again, so removing its file cannot remove an active claim.
 * @param {string} locksDir
 */
export async function claimExclusively(locksDir) {
  const own = identifyProcess(process.pid);
  if (own === undefined) throw new Error('This process does not find itself in the process table.');
  const ownFile = join(locksDir, own);
  for (let attempt = 1; ; attempt += 1) {
    writeFileSync(ownFile, '');
    const rival = findActiveRival(locksDir, own);
    if (rival === undefined) return { release: () => rmSync(ownFile, { force: true }) };
    rmSync(ownFile, { force: true });
    if (attempt === ATTEMPTS_MAX) return { holder: rival };
    // A random delay, so that two candidates that withdrew do not return at the same time.
    await delay(5 + Math.random() * 20 * attempt);
  }
}

/** @param {string} locksDir @param {string} own */
function findActiveRival(locksDir, own) {
  let active;
  for (const name of readdirSync(locksDir)) {
    if (name === own) continue;
    if (isRunning(name)) active = name;
    else rmSync(join(locksDir, name), { force: true });
  }
  return active;
}

/** @param {number} pid */
function identifyByProc(pid) {
  let stat;
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
