// S25: no regular expression of the store takes more than linear time, checked with `recheck`,
// which proves it or finds an input that takes longer.
import recheck from 'recheck';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Expression, findExpressions } from './tidy/expressions.ts';
import { makeSource, readSources, servesTests } from './tidy/sources.ts';

const TIMEOUT = 120_000;

/** Limited by characters read, not by time, so that a busy machine changes no result. */
const LIMITS = {
  timeout: TIMEOUT,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};

/** Expressions assembled at run time, each with an example of its result. */
const BUILT: Readonly<Record<string, Omit<Expression, 'place'>>> = {
  'demo/src/pictures/kinds-of-goods.ts: RegExp(`\\\\b(${words})\\\\b`)': {
    pattern: String.raw`\b(puzzles?|science kit|body scale|scale)\b`,
    flags: '',
  },
  'demo/src/pictures/pictures-of.ts: RegExp(`\\\\b${variant}\\\\b`)': {
    pattern: String.raw`\bblue\b`,
    flags: '',
  },
  'domain/src/search/measures.ts: RegExp( String.raw`(?<![\\w.])(\\d+(?:\\.\\d': {
    pattern: String.raw`(?<![\w.])(\d+(?:\.\d+)?)\s?(?:ft|in|inches)?(?:\s?[x*]\s?|\s+by\s+)(?=\d)`,
    flags: 'gi',
  },
  "domain/src/search/plain-text.ts: RegExp(String.raw`(?:[${RANGES.join('')}": {
    pattern: String.raw`(?:[\0-\u002d\u2000-\u2bff]|\.(?!\d)|(?<!\d)\.)+`,
    flags: 'gu',
  },
  'server/src/operations/accounts/email-link.ts: RegExp(`^${kind} ([0-9a-f-]{36})$`)': {
    pattern: '^reset ([0-9a-f-]{36})$',
    flags: '',
  },
};

const found = readSources()
  .filter(
    ({ path }) =>
      /^(domain|contract|embedded-postgres|demo|server|web)\/src\//.test(path) &&
      !servesTests(path),
  )
  .map(findExpressions);
const literals = found.flatMap(({ literal }) => literal);
const built = found.flatMap((each) => each.built);

async function findFault({ place, pattern, flags }: Expression): Promise<string[]> {
  const result = await recheck.check(pattern, flags, LIMITS);
  if (result.status === 'safe') return [];
  const why = result.status === 'vulnerable' ? result.complexity.summary : result.error.kind;
  return [`${place} /${pattern}/${flags} is ${result.status}: ${why}`];
}

async function findFaults(expressions: readonly Expression[]): Promise<string[]> {
  const faults: string[] = [];
  // Sequential, because one check already uses a whole core.
  for (const expression of expressions) faults.push(...(await findFault(expression)));
  return faults;
}

// Its other engines are programs that are not installed.
beforeAll(() => void vi.stubEnv('RECHECK_BACKEND', 'pure'));

describe('S25 the regular expressions in the source', () => {
  test('take linear time', { timeout: 2 * TIMEOUT }, async () => {
    expect(literals.length).toBeGreaterThan(100);
    const distinct = new Map(literals.map((each) => [`/${each.pattern}/${each.flags}`, each]));
    expect(await findFaults([...distinct.values()])).toEqual([]);
  });

  test('are listed where they are assembled at run time', { timeout: TIMEOUT }, async () => {
    expect(built.map(({ name }) => name).toSorted()).toEqual(Object.keys(BUILT).toSorted());
    const samples = Object.entries(BUILT).map(([place, sample]) => ({ place, ...sample }));
    expect(await findFaults(samples)).toEqual([]);
  });

  test('are found in all places, but not in strings or comments', () => {
    const text = [
      'const a = /a+/g;',
      "const b = new RegExp('b+', 'i'); // /c+/",
      "const c = '/d+/'; const d = x / y / z;",
      'const e = RegExp(`${a}`);',
    ].join('\n');
    const place = (line: number) => `web/src/a.ts:${line}`;
    expect(findExpressions(makeSource('web/src/a.ts', text))).toEqual({
      literal: [
        { place: place(1), pattern: 'a+', flags: 'g' },
        { place: place(2), pattern: 'b+', flags: 'i' },
      ],
      built: [{ place: place(4), name: 'web/src/a.ts: RegExp(`${a}`)' }],
    });
  });

  test.each([
    [String.raw`^([a-z0-9]+)+@example$`, 'exponential'],
    [String.raw`[\w.]+@[\w-]+`, 'polynomial'],
  ])('are reported when they take longer: %s', async (pattern, complexity) => {
    const faults = await findFaults([{ place: 'a.ts:1', pattern, flags: '' }]);
    expect(faults).toEqual([expect.stringContaining(complexity)]);
  });
});
