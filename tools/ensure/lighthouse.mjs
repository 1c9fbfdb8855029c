import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { root } from './root.mjs';

// Apart from the rest: only the bench wants it, and no start should wait for its hundred packages.
const place = join(root, 'bench/lighthouse');
const lockFile = join(place, 'package-lock.json');
// In node_modules, so that it goes when they go.
const stampFile = join(place, 'node_modules/.installed-from');

/** Whether Lighthouse is there just as its lock file says. */
export function isLighthouseInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile).equals(readFileSync(lockFile));
}

/** Installs what the phone row of the bench measures with. */
export async function installLighthouse() {
  const started = performance.now();
  console.log('ensure: installing Lighthouse');
  rmSync(stampFile, { force: true });
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await runNpm(['ci', '--prefix', place, '--ignore-scripts', ...quiet]);
  writeFileSync(stampFile, readFileSync(lockFile));
  console.log(`ensure: installed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
