// Packages that only one command needs: installed in a separate folder with its own lock file, so
// that no other command waits for them.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { root } from './root.mjs';

/** @param {string} folder */
const lockFileOf = (folder) => join(root, folder, 'package-lock.json');
/**
 * In node_modules, so that it is deleted with them.
 * @param {string} folder
 */
const stampFileOf = (folder) => join(root, folder, 'node_modules/.installed-from');

/**
 * Whether the folder's packages are installed as its lock file says.
 * @param {string} folder
 */
export function isExtraInstalled(folder) {
  const stampFile = stampFileOf(folder);
  return existsSync(stampFile) && readFileSync(stampFile).equals(readFileSync(lockFileOf(folder)));
}

/** @param {string} folder */
export async function installExtra(folder) {
  const started = performance.now();
  console.log(`ensure: installing ${folder}`);
  rmSync(stampFileOf(folder), { force: true });
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await runNpm(['ci', '--prefix', join(root, folder), '--ignore-scripts', ...quiet]);
  writeFileSync(stampFileOf(folder), readFileSync(lockFileOf(folder)));
  console.log(`ensure: installed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
