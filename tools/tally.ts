import { isUnloaded, readPlaywright, readVitest } from './reports.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Counts a report; a failed run never counts as free of failures. */
export function readVitestReport(path: string, exitCode: number): Tally {
  const report = readVitest(path);
  if (report === undefined) return broken;
  const unloaded = report.testResults.filter(isUnloaded);
  return withRunnerFailure(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** The same for Playwright. A test that passed only on retry counts as failed. */
export function readPlaywrightReport(path: string, exitCode: number): Tally {
  const report = readPlaywright(path);
  if (report === undefined) return broken;
  const { stats, errors } = report;
  return withRunnerFailure(exitCode, {
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

export function summarize({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** For a run that ended without a report. */
const broken: Tally = { passed: 0, failed: 1, skipped: 0 };

function withRunnerFailure(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
