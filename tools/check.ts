// Runs all checks: `npm run check`. They are the scripts `check:…` of package.json, the longest
// first, so that the short ones fill both cores at the end. Each prints its output when it ends,
// and the last line names those that failed.
import { runSilently } from './run-to-end.ts';
import { readManifest } from './supply-chain/lock-file.ts';

/** As many as a small machine has cores. */
const AT_ONCE = 2;
/** The compiler and the linter are Go programs; collecting garbage less often saves a seventh. */
const environment = { GOGC: '300' };

const begun = performance.now();
const { scripts = {} } = readManifest('.');
const waiting = Object.entries(scripts).filter(([name]) => name.startsWith('check:'));
if (waiting.length === 0) throw new Error('package.json has no script check:…');
const failed: string[] = [];
await Promise.all(Array.from({ length: AT_ONCE }, runWaiting));
const outcome = failed.length === 0 ? 'passed' : `FAILED: ${failed.join(', ')}`;
console.log(`check ${outcome}, after ${secondsSince(begun)} s`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runWaiting(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, script] = next;
    const started = performance.now();
    // The program takes the place of the shell, so that it receives the signals.
    const { code, output } = await runSilently('sh', ['-c', `exec ${script}`], environment);
    if (code !== 0) failed.push(name);
    const verdict = code === 0 ? 'passed' : 'FAILED';
    console.log(`${name} ${verdict}, ${secondsSince(started)} s\n${output}`.trimEnd());
  }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}
