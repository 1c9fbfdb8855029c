import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { claimExclusively } from '../../embedded-postgres/src/exclusive.mjs';
import { root } from './root.mjs';

// Not in node_modules, which `npm ci` empties.
const locksDir = join(root, '.cache/ensure');

/**
 * Runs the work while no other process of this clone does.
 * @param {() => Promise<void>} work
 */
export async function withExclusive(work) {
  mkdirSync(locksDir, { recursive: true });
  let hasReported = false;
  for (;;) {
    const claim = await claimExclusively(locksDir);
    if ('release' in claim) {
      await work().finally(() => claim.release());
      return;
    }
    if (!hasReported) {
      const pid = Number.parseInt(claim.holder, 10);
      console.log(`ensure: process ${pid} is already installing; waiting for it`);
      hasReported = true;
    }
    await delay(100 + Math.random() * 200);
  }
}
