import { withExclusive } from './exclusive.mjs';
import { install, isInstalled } from './install.mjs';
import { installLighthouse, isLighthouseInstalled } from './lighthouse.mjs';
import { checkRuntime } from './runtime.mjs';
import { buildWeb, isWebBuilt } from './web-build.mjs';

/**
 * Installs and builds what is missing or out of date, and nothing else.
 * @param {{ web: boolean, lean: boolean, lighthouse: boolean }} wanted
 */
export async function prepare(wanted) {
  if (isReady(wanted)) return;
  // Two starts in one clone: the second waits and then finds everything done.
  await withExclusive(async () => {
    if (!isInstalled(wanted)) {
      await install(wanted);
      checkRuntime();
    }
    if (wanted.web && !isWebBuilt()) await buildWeb();
    if (wanted.lighthouse && !isLighthouseInstalled()) await installLighthouse();
  });
}

/** @param {{ web: boolean, lean: boolean, lighthouse: boolean }} wanted */
function isReady(wanted) {
  return (
    isInstalled(wanted) &&
    (!wanted.web || isWebBuilt()) &&
    (!wanted.lighthouse || isLighthouseInstalled())
  );
}
