// Runs all tests: `npm test`; or one part: `npm test -- --only e2e` (unit, server, processes, tidy,
// ci). Further arguments go to the runner of that part. Failures are repeated at the end, and
// the last line is a summary.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';
import { runToEnd } from './run-to-end.ts';
import { type Tally, addUp, readPlaywrightReport, readVitestReport, summarize } from './tally.ts';

/** A server test waits for the database half of its time, so two workers leave a core idle. */
const UNIT_WORKERS = 3;

const playwrightReport = 'reports/e2e.json';

// Dozens of test processes load the server, so they share one compile cache.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../node_modules/.cache/node');

const [only, further] = splitArguments(process.argv.slice(2));
// Removes the reports of an earlier run; a part replaces its own.
rmSync(only === undefined ? 'reports' : `reports/${only}.json`, { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
const tallies: Tally[] = [];
const failures: string[] = [];
// The next part runs even if one before it failed, so that one run shows all failures.
if (only === undefined) tallies.push(...(await runConcurrently()));
else if (only !== 'e2e') tallies.push(await runVitest(only, [only]));
if (only === undefined || only === 'e2e') tallies.push(await runPlaywright());
for (const failure of failures) console.log(`\n${failure}`);
const total = addUp(tallies);
console.log(summarize(total));
process.exitCode = total.failed > 0 ? 1 : 0;

/** Tests that start processes mostly wait for them, so the others run at the same time. */
function runConcurrently(): Promise<Tally[]> {
  return Promise.all([
    runVitest('processes', ['processes']),
    runVitest('unit', ['tidy', 'unit', 'server'], UNIT_WORKERS),
  ]);
}

async function runVitest(name: string, projects: readonly string[], workers = 2): Promise<Tally> {
  const report = `reports/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const args = ['run', `--maxWorkers=${workers}`, ...reporters, ...chosen, ...further];
  const code = await timed(name, runToEnd('vitest', args));
  failures.push(...failuresOfVitest(report));
  return readVitestReport(report, code);
}

async function runPlaywright(): Promise<Tally> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hammerdock-e2e-'));
  try {
    const env = { E2E_DATA_DIR: dataDir, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
    const args = ['test', '--reporter=line,json', ...further];
    const code = await timed('e2e', runToEnd('playwright', args, env));
    failures.push(...failuresOfPlaywright(playwrightReport));
    return readPlaywrightReport(playwrightReport, code);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Printed for information only: no test asserts a speed. */
async function timed(part: string, end: Promise<number>): Promise<number> {
  const begun = performance.now();
  const code = await end;
  console.log(`${part}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return code;
}

function splitArguments(given: readonly string[]): [string | undefined, readonly string[]] {
  const at = given.indexOf('--only');
  if (at === -1) return [undefined, given];
  const part = given[at + 1];
  if (part === undefined)
    throw new Error('--only takes one of: unit, server, processes, tidy, ci, e2e');
  return [part, given.toSpliced(at, 2)];
}
