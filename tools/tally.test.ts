import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addUp, readPlaywrightReport, readVitestReport, summarize } from './tally.ts';

function write(report: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const vitest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ],
};

describe('the last line of a test run', () => {
  test('counts a file that could not be loaded as a failure', () => {
    expect(readVitestReport(write(vitest), 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  test('reports a failure when the runner failed', () => {
    const clean = { ...vitest, numFailedTests: 0, testResults: [] };
    expect(readVitestReport(write(clean), 1).failed).toBe(1);
    expect(readVitestReport(write(clean), 0).failed).toBe(0);
    expect(readVitestReport('/nowhere/report.json', 0).failed).toBe(1);
  });

  test('counts a browser test that passed only on retry as a failure', () => {
    const stats = { expected: 7, unexpected: 0, flaky: 1, skipped: 0 };
    const tally = readPlaywrightReport(write({ stats, errors: [] }), 0);
    expect(tally).toEqual({ passed: 7, failed: 1, skipped: 0 });
    expect(summarize(addUp([tally, tally]))).toBe('14 passed, 2 failed, 0 skipped');
  });
});
