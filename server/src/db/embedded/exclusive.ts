import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identifyProcess, isAlive } from './process-identity.ts';

/** Held until released or until the process dies, whichever comes first. */
export interface Exclusive {
  release(): void;
}

const attemptsMax = 8;

/**
 * Claims a directory for this process alone; answers who holds it when somebody does.
 *
 * Each candidate first announces itself by a file named after it, then looks for others. Of two
 * candidates at least the later one sees the other, so never do both stay. The name of a dead
 * process is never used again, so removing its file cannot take away a living claim: that is
 * why there is no moment at which a stale lock is "taken over".
 */
export async function claimExclusively(locksDir: string): Promise<Exclusive | { holder: string }> {
  const own = identifyProcess(process.pid);
  if (own === undefined) throw new Error('This process cannot see itself in the process table.');
  const ownFile = join(locksDir, own);
  for (let attempt = 1; ; attempt += 1) {
    writeFileSync(ownFile, '');
    const rival = findLivingRival(locksDir, own);
    if (rival === undefined) return { release: () => rmSync(ownFile, { force: true }) };
    rmSync(ownFile, { force: true });
    if (attempt === attemptsMax) return { holder: rival };
    // Two that withdrew for each other's sake must not come back at the same moment.
    await delay(5 + Math.random() * 20 * attempt);
  }
}

function findLivingRival(locksDir: string, own: string): string | undefined {
  let living: string | undefined;
  for (const name of readdirSync(locksDir)) {
    if (name === own) continue;
    if (isAlive(name)) living = name;
    else rmSync(join(locksDir, name), { force: true });
  }
  return living;
}
