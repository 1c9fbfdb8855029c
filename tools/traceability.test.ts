import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTest, makeSource, readSources } from './tidy/sources.ts';
import { findTestsWithoutAssertion } from './traceability/assertions.ts';
import * as document from './traceability/document.ts';
import { findTestCases } from './traceability/test-cases.ts';
import { root } from './tracked-files.ts';

const files = readSources().filter(({ path }) => isTest(path));
const tests = files.flatMap(findTestCases);
const sections = document.readRequirementsFile();

describe('the tests', () => {
  test('are found in every test file', () => {
    const found = new Set(tests.map(({ path }) => path));
    expect(files.filter(({ path }) => !found.has(path)).map(({ path }) => path)).toEqual([]);
  });

  test('assert something', () => {
    const faults = findTestsWithoutAssertion(tests);
    expect(faults, faults.join('\n')).toEqual([]);
  });

  test('name only requirements that exist', () => {
    const known = new Set(sections.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
    const unknown = tests
      .flatMap(({ title }) => document.idsIn(title))
      .filter((id) => !known.has(id));
    expect(unknown).toEqual([]);
  });

  test('are listed with the requirements they prove in docs/traceability.md', () => {
    const listed = readFileSync(join(root, 'docs/traceability.md'), 'utf8');
    expect(listed, 'run: node tools/traceability.ts').toBe(
      document.renderTraceability(sections, tests),
    );
  });
});

describe('the requirements', () => {
  test('are read with their clauses, also several in one line', () => {
    const text = [
      '# Requirements',
      '## Bidding (BID) — S4',
      '- BID-02 Opening bid R6. BID-03 Challenge R7: win, lose.',
      '- BID-09 As in BID-02 and (PAY-01). Then more.',
    ].join('\n');
    expect(document.readRequirements(text)).toEqual([
      {
        title: 'Bidding (BID) — S4',
        requirements: [
          { id: 'BID-02', clause: 'Opening bid R6.' },
          { id: 'BID-03', clause: 'Challenge R7: win, lose.' },
          { id: 'BID-09', clause: 'As in BID-02 and (PAY-01). Then more.' },
        ],
      },
    ]);
  });

  test('that no test names are listed too', () => {
    const requirements = [
      { id: 'BID-02', clause: 'Opening bid.' },
      { id: 'BID-03', clause: 'Challenge.' },
    ];
    const text = document.renderTraceability(
      [{ title: 'Bidding', requirements }],
      [{ path: 'a.test.ts', title: 'BID-02 opens' }],
    );
    expect(text).toContain('### BID-02\n\nOpening bid.\n\n- `a.test.ts`: BID-02 opens\n');
    expect(text).toContain('### BID-03\n\nChallenge.\n\n- no test names it\n');
  });
});

describe('a test', () => {
  const read = (text: string) => findTestCases(makeSource('tools/a.test.ts', text));

  test('is found with the titles of its groups', () => {
    const text = [
      "const WHOLE = 'the whole';",
      "describe.skipIf(none)('a group', () => {",
      "  test.each([1])('takes %i', (one) => expect(one).toBe(1));",
      "  test.describe('inside', () => void test(WHOLE, { tag: '@both' }, run));",
      '});',
      'it(`of ${name}s`, run);',
      "test.setTimeout(1); test.beforeAll(() => open('a', 1)); /a/.test(text, 1);",
    ].join('\n');
    expect(read(text).map(({ line, title }) => [line, title])).toEqual([
      [3, 'a group › takes %i'],
      [4, 'a group › inside › the whole'],
      [6, 'of …s'],
    ]);
  });

  test('without an assertion is found; one in a helper counts if the test uses the helper', () => {
    const helpers = 'export const check = () => expect(1).toBe(1); export const look = () => 1;';
    const countIn = (text: string): number => {
      const texts = new Map([
        ['tools/a.test.ts', `import { check, look as see } from './b.ts'; ${text}`],
        ['tools/b.ts', helpers],
      ]);
      const cases = read(texts.get('tools/a.test.ts') ?? '');
      return findTestsWithoutAssertion(cases, (path) => texts.get(path) ?? '').length;
    };
    expect(countIn("test('a', () => { expect(1).toBe(1); });")).toBe(0);
    expect(countIn("test('a', () => fc.assert(all));")).toBe(0);
    expect(countIn("test('a', () => check());")).toBe(0);
    expect(countIn("const own = () => check(); test('a', own);")).toBe(0);
    expect(countIn("test('a', () => see()); test('b', () => check());")).toBe(1);
    expect(countIn("// expect\ntest('expect', () => { run('expect'); });")).toBe(1);
  });
});
