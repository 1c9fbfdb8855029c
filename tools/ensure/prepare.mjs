import { withExclusive } from './exclusive.mjs';
import { installExtra, isExtraInstalled } from './extra-package.mjs';
import { install, isInstalled } from './install.mjs';
import { checkRuntime } from './runtime.mjs';
import { buildWeb, isWebBuilt } from './web-build.mjs';

/**
 * Installs and builds what is missing or outdated, and nothing else. `extra`: a folder with its
 * own packages.
 * @typedef {{ web: boolean, lean: boolean, extra: string | null }} Wanted
 * @param {Wanted} wanted
 */
export async function prepare(wanted) {
  if (isReady(wanted)) return;
  // Of two starts in one clone the second waits and then finds everything done.
  await withExclusive(async () => {
    if (!isInstalled(wanted)) {
      await install(wanted);
      checkRuntime();
    }
    if (wanted.web && !isWebBuilt()) await buildWeb();
    if (wanted.extra !== null && !isExtraInstalled(wanted.extra)) await installExtra(wanted.extra);
  });
}

/** @param {Wanted} wanted */
function isReady(wanted) {
  return (
    isInstalled(wanted) &&
    (!wanted.web || isWebBuilt()) &&
    (wanted.extra === null || isExtraInstalled(wanted.extra))
  );
}
