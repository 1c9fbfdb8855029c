// What failed, told again at the very end of a run: its output is long, and a record of it may keep
// only the last of it.
import { stripVTControlCharacters } from 'node:util';
import { isUnloaded, readPlaywright, readVitest, type Errors, type Suite } from './reports.ts';

/** Enough to see what was expected and what came, and the line that asked. */
const LINES_MAX = 25;

/** One text per failure of a report of Vitest: where it is, and its first lines. */
export const failuresOfVitest = (path: string): string[] =>
  (readVitest(path)?.testResults ?? []).flatMap((file) => [
    ...(isUnloaded(file) ? [text(file.name, file.message)] : []),
    ...file.assertionResults.flatMap(({ fullName, failureMessages }) =>
      (failureMessages ?? []).map((failure) => text(`${file.name} › ${fullName}`, failure)),
    ),
  ]);

/** The same of a report of Playwright. */
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
