// The summary of failures at the end of a run: its output is long, and a stored log may hold only
// the last part.
import { stripVTControlCharacters } from 'node:util';
import { isUnloaded, readPlaywright, readVitest, type Errors, type Suite } from './reports.ts';

/** Enough for the expected value, the actual one, and the line of the assertion. */
const LINES_MAX = 25;

/** One text per failure of a Vitest report: the test and the first lines of its message. */
export const failuresOfVitest = (path: string): string[] =>
  (readVitest(path)?.testResults ?? []).flatMap((file) => [
    ...(isUnloaded(file) ? [text(file.name, file.message)] : []),
    ...file.assertionResults.flatMap(({ fullName, failureMessages }) =>
      (failureMessages ?? []).map((failure) => text(`${file.name} › ${fullName}`, failure)),
    ),
  ]);

/** The same for a Playwright report. */
export function failuresOfPlaywright(path: string): string[] {
  const report = readPlaywright(path);
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
