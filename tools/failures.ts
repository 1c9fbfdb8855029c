// What failed, told again at the very end of a run: its output is long, and a record of it may keep
// only the last of it.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Enough to see what was expected and what came, and the line that asked. */
const LINES_MAX = 25;

/** The parts of Vitest's JSON report that tell of failures. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface Errors {
  readonly errors: readonly { readonly message?: string; readonly snippet?: string }[];
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly Errors[] }[];
  }[];
}

/** The same of Playwright's. */
interface PlaywrightReport extends Errors {
  readonly suites: readonly Suite[];
}

/** One text per failure of a report of Vitest: where it is, and its first lines. */
export function failuresOfVitest(path: string): string[] {
  // Written by the pinned Vitest.
  const report = read(path) as VitestReport | undefined;
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => [
    ...(status === 'failed' && assertionResults.length === 0 ? [text(name, message)] : []),
    ...assertionResults.flatMap(({ fullName, failureMessages }) =>
      (failureMessages ?? []).map((failure) => text(`${name} › ${fullName}`, failure)),
    ),
  ]);
}

/** The same of a report of Playwright. */
export function failuresOfPlaywright(path: string): string[] {
  // Written by the pinned Playwright.
  const report = read(path) as PlaywrightReport | undefined;
  if (report === undefined) return [];
  return [...errorsIn('e2e', report), ...report.suites.flatMap(failuresOfSuite)];
}

function failuresOfSuite({ title, suites = [], specs }: Suite): string[] {
  return [
    ...suites.flatMap(failuresOfSuite),
    ...specs.flatMap((spec) =>
      spec.tests.flatMap(({ results }) =>
        results.flatMap((result) => errorsIn(`${title} › ${spec.title}`, result)),
      ),
    ),
  ];
}

const errorsIn = (where: string, { errors }: Errors): string[] =>
  errors.map(({ message, snippet }) => text(where, [message, snippet].join('\n')));

function text(where: string, why: string): string {
  const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, LINES_MAX);
  return [`FAILED ${where}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

const read = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
