import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { root } from './root.mjs';

// In node_modules, so that it goes when they go.
const stampFile = join(root, 'node_modules/.installed-from');

/** Whether node_modules are what the lock file of this commit says, on this platform. */
export function isInstalled() {
  return readOr(stampFile, '') === fingerprint();
}

/** Installs exactly what the lock file says. */
export async function install() {
  const started = performance.now();
  console.log('ensure: installing dependencies (npm ci)');
  rmSync(stampFile, { force: true });
  // NODE_ENV=production or an "omit" in the user's settings would leave out Vite or the runtime.
  const included = ['--include=dev', '--include=optional'];
  await runNpm(['ci', ...included, '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stampFile, fingerprint());
  console.log(`ensure: installed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/**
 * @param {string} path
 * @param {string} otherwise
 */
function readOr(path, otherwise) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}
