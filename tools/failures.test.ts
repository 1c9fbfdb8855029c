import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';

function write(report: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'failures-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

describe('the summary of failures', () => {
  test('names each failed test of Vitest with its message, and a file that could not be loaded', () => {
    const passed = { fullName: 'adds', failureMessages: [] };
    const failed = { fullName: 'rounds', failureMessages: ['\u001B[31mexpected 1\u001B[39m'] };
    const path = write({
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      ],
    });
    expect(failuresOfVitest(path)).toEqual([
      'FAILED a.test.ts › rounds\n  expected 1',
      'FAILED b.test.ts\n  no such file',
    ]);
  });

  test('names each failed test of Playwright, at any depth, and what failed the run itself', () => {
    const spec = (title: string, errors: object[]) => ({
      title,
      tests: [{ results: [{ errors }] }],
    });
    const inner = {
      title: 'a group',
      specs: [spec('bids', [{ message: 'late', snippet: '> 7' }])],
    };
    const path = write({
      errors: [{ message: 'no server' }],
      suites: [{ title: 'bid.spec.ts', suites: [inner], specs: [spec('looks', [])] }],
    });
    expect(failuresOfPlaywright(path)).toEqual([
      'FAILED e2e\n  no server',
      'FAILED a group › bids\n  late\n  > 7',
    ]);
  });

  test('shortens long messages, and is empty for a report that was not written', () => {
    const long = Array.from({ length: 99 }, (_, line) => `line ${line}`).join('\n');
    const path = write({ errors: [{ message: long }], suites: [] });
    expect(failuresOfPlaywright(path).join('').split('\n')).toHaveLength(26);
    expect(failuresOfVitest('/nowhere/report.json')).toEqual([]);
  });
});
