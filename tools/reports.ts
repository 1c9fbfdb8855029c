// Reads the reports of Vitest and Playwright, for the counts and the summary of failures.
import { existsSync, readFileSync } from 'node:fs';

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly failureMessages: readonly string[] | null;
  }[];
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly TestFile[];
}

export interface Errors {
  readonly errors: readonly { readonly message?: string; readonly snippet?: string }[];
}

export interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly Errors[] }[];
  }[];
}

export interface PlaywrightReport extends Errors {
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** A file that could not be loaded contains no failed test, only its own error. */
export const isUnloaded = ({ status, assertionResults }: TestFile): boolean =>
  status === 'failed' && assertionResults.length === 0;

/** undefined: the run ended without a report. */
export const readVitest = (path: string): VitestReport | undefined =>
  // Written by the pinned Vitest.
  read(path) as VitestReport | undefined;

export const readPlaywright = (path: string): PlaywrightReport | undefined =>
  // Written by the pinned Playwright.
  read(path) as PlaywrightReport | undefined;

const read = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
