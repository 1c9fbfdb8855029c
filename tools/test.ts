// Runs every test there is: `npm test`; or a part: `npm test -- --only e2e` (unit, server, tidy).
// Further arguments go to the runner of that part. The last line sums up.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './run-to-end.ts';
import { type Tally, addUp, readPlaywrightReport, readVitestReport, tell } from './tally.ts';

const vitestReport = 'reports/unit.json';
const playwrightReport = 'reports/e2e.json';

const [only, further] = splitArguments(process.argv.slice(2));
mkdirSync('reports', { recursive: true });
const tallies: Tally[] = [];
// The second part runs even if the first failed: one run should tell all there is to mend.
if (only !== 'e2e') tallies.push(await runVitest());
if (only === undefined || only === 'e2e') tallies.push(await runPlaywright());
const total = addUp(tallies);
console.log(tell(total));
process.exitCode = total.failed > 0 ? 1 : 0;

async function runVitest(): Promise<Tally> {
  rmSync(vitestReport, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const project = only === undefined ? [] : [`--project=${only}`];
  const code = await runToEnd('vitest', ['run', ...reporters, ...project, ...further]);
  return readVitestReport(vitestReport, code);
}

async function runPlaywright(): Promise<Tally> {
  rmSync(playwrightReport, { force: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'hammerdock-e2e-'));
  try {
    const env = { E2E_DATA_DIR: dataDir, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
    const code = await runToEnd('playwright', ['test', '--reporter=line,json', ...further], env);
    return readPlaywrightReport(playwrightReport, code);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function splitArguments(given: readonly string[]): [string | undefined, readonly string[]] {
  const at = given.indexOf('--only');
  if (at === -1) return [undefined, given];
  const part = given[at + 1];
  if (part === undefined) throw new Error('--only wants one of: unit, server, tidy, e2e');
  return [part, given.toSpliced(at, 2)];
}
