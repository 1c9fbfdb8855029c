import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './root.mjs';

// Not in node_modules, which `npm ci` empties.
const locksDir = join(root, '.cache/ensure');

/**
 * Runs the work while no other process of this clone does. Each candidate creates a file named
 * after itself, then looks for others; of two, at least the later sees the earlier. The name
 * (process number and start time) of an ended process is never used again, so removing its file
 * cannot remove an active claim.
 * @param {() => Promise<void>} work
 */
export async function withExclusive(work) {
  mkdirSync(locksDir, { recursive: true });
  const own = identify(process.pid) ?? `${process.pid}-`;
  let hasReported = false;
  for (;;) {
    writeFileSync(join(locksDir, own), '');
    const rival = findActiveRival(own);
    if (rival === undefined) break;
    rmSync(join(locksDir, own), { force: true });
    if (!hasReported) {
      console.log(
        `ensure: process ${Number.parseInt(rival, 10)} is already installing; waiting for it`,
      );
      hasReported = true;
    }
    await delay(100 + Math.random() * 200);
  }
  try {
    await work();
  } finally {
    rmSync(join(locksDir, own), { force: true });
  }
}

/** @param {string} own */
function findActiveRival(own) {
  let active;
  for (const name of readdirSync(locksDir)) {
    if (name === own) continue;
    if (identify(Number.parseInt(name, 10)) === name) active = name;
    else rmSync(join(locksDir, name), { force: true });
  }
  return active;
}

/**
 * Without /proc only the process number can be checked.
 * @param {number} pid
 */
function identify(pid) {
  if (process.platform !== 'linux') return isRunning(pid) ? `${pid}-` : undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain anything; the part after the last parenthesis is regular.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${pid}-${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
