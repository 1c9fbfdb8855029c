import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identifyProcess, isRunning } from './process-identity.ts';

/** Held until it is released or the process ends. */
export interface Exclusive {
  release(): void;
}

const ATTEMPTS_MAX = 8;

/**
 * Claims a directory for this process alone, or returns the process that holds it.
 *
 * Each candidate creates a file named after itself, then looks for others. Of two candidates at
 * least the later one sees the other, so both cannot succeed. The name of an ended process is never
 * used again, so removing its file cannot remove an active claim.
 */
export async function claimExclusively(locksDir: string): Promise<Exclusive | { holder: string }> {
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

function findActiveRival(locksDir: string, own: string): string | undefined {
  let active: string | undefined;
  for (const name of readdirSync(locksDir)) {
    if (name === own) continue;
    if (isRunning(name)) active = name;
    else rmSync(join(locksDir, name), { force: true });
  }
  return active;
}
