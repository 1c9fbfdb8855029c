import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runNpm } from './npm.mjs';
import { root } from './root.mjs';

const stampFile = join(root, 'web/dist/.built-from');
const sources = ['web', 'contract', 'domain'];

/** Whether the pages were built from exactly these sources, compared by content. */
export function isWebBuilt() {
  try {
    return readFileSync(stampFile, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

/** Builds the pages for the browser and for the server. */
export async function buildWeb() {
  const started = performance.now();
  console.log('ensure: building the web pages');
  // Computed before the build, so that a change made during it leads to another build.
  const builtFrom = fingerprint();
  rmSync(stampFile, { force: true });
  await runNpm(['run', 'build', '--workspace=web', '--silent']);
  writeFileSync(stampFile, builtFrom);
  console.log(`ensure: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const path of sources.flatMap((name) => listFiles(join(root, name))).toSorted()) {
    const content = readFileSync(path);
    hash.update(`${relative(root, path)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} directory
 * @returns {string[]}
 */
function listFiles(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'testing'].includes(entry.name) ? [] : listFiles(path);
    }
    // Tests do not affect the pages.
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}
