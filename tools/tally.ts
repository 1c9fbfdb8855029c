import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The parts of Vitest's JSON report that are counted. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

/** The parts of Playwright's JSON report that are counted. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Counts a report; a run that failed never counts as free of failures. */
export function readVitestReport(path: string, exitCode: number): Tally {
  if (!existsSync(path)) return broken;
  // Written by the pinned Vitest.
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  // A file that could not be loaded has no failed test in it, only itself.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return noCleaner(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** The same for Playwright. A test that passed only when repeated has failed. */
export function readPlaywrightReport(path: string, exitCode: number): Tally {
  if (!existsSync(path)) return broken;
  // Written by the pinned Playwright.
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  return noCleaner(exitCode, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  });
}

export function addUp(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, tally) => ({
    passed: sum.passed + tally.passed,
    failed: sum.failed + tally.failed,
    skipped: sum.skipped + tally.skipped,
  }));
}

export function tell({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** A run that ended without a report. */
const broken: Tally = { passed: 0, failed: 1, skipped: 0 };

function noCleaner(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
