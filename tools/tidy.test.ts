import { describe, expect, test } from 'vitest';
import * as inventory from './tidy/inventory.ts';
import { findSharedTitles } from './tidy/lot-titles.ts';
import { findOldWords, readTexts } from './tidy/old-words.ts';
import { findSilentCatches } from './tidy/silent-catches.ts';
import { countLines, findLargeFolders, findLongLines, limits } from './tidy/sizes.ts';
import { isGenerated, isTest, makeSource, readSources, servesTests } from './tidy/sources.ts';
import { findBadComments, findBadFileName, findBannedWords } from './tidy/words.ts';

const all = readSources();
const sources = all.filter(({ path }) => !isGenerated(path));
const production = sources.filter(({ path }) => !servesTests(path));

/** The message lists the violations, because some reports keep only the message. */
const expectNone = (faults: readonly string[]): void =>
  expect(faults, faults.join('\n')).toEqual([]);

describe('the source', () => {
  test('uses clocks, randomness, SQL, the environment and generic verbs only where they are allowed', () => {
    expectNone(sources.flatMap(findBannedWords));
  });

  test('names its files after their content', () => {
    expectNone(sources.map(findBadFileName).filter((fault) => fault !== undefined));
  });

  test('has no commented-out code and no FIXME in comments', () => {
    expectNone(sources.flatMap(findBadComments));
  });

  test('uses the standard terms of the glossary', () => {
    expectNone(readTexts().flatMap(findOldWords));
  });

  test('logs every caught error, or explains why not', () => {
    expectNone(sources.flatMap(findSilentCatches));
  });

  test('has at most 25 files in a folder, not counting unit tests', () => {
    const paths = sources.map(({ path }) => path).filter((path) => !/\.test\.tsx?$/.test(path));
    expectNone(findLargeFolders(paths));
    expect(findLargeFolders(Array.from({ length: 26 }, (_, at) => `web/src/ui/${at}.ts`))).toEqual([
      'web/src/ui has 26 files',
    ]);
  });

  test('is made of small files and short lines', () => {
    const long = sources.filter((source) => countLines(source) > limits.lines);
    expectNone(long.map(({ path }) => path));
    expectNone(sources.flatMap(findLongLines));
  });

  test('gives the lots of each browser test titles of their own', () => {
    expectNone(findSharedTitles(sources));
    const shared = ['e2e/one.spec.ts', 'e2e/two.spec.ts'].map((path) =>
      makeSource(path, "await makeLots({ title: 'Kettle' });"),
    );
    expect(findSharedTitles(shared)).toEqual([
      '"Kettle" is a lot of e2e/one.spec.ts and e2e/two.spec.ts',
    ]);
  });

  test('has one barrel', () => {
    const barrels = inventory
      .findBarrels(production)
      .filter((path) => path !== 'contract/src/index.ts');
    expectNone(barrels);
  });

  test('has a test for each call', () => {
    const paths = new Set(sources.map(({ path }) => path));
    expectNone(inventory.findUntestedCalls(paths));
  });

  test('has a subscriber for each domain event', () => {
    expectNone(inventory.findUnhandledEvents(sources));
  });

  test('returns each refusal of the contract somewhere', () => {
    expectNone(inventory.findUnraisedRefusals(production));
  });

  test('skips no test and runs no test alone', () => {
    const marked = /\b(?:test|it|describe)\.(?:only|skip|todo|fixme|fails)\b/;
    const faults = sources.filter(({ path, code }) => isTest(path) && marked.test(code));
    expectNone(faults.map(({ path }) => path));
  });
});

describe('the rules themselves', () => {
  test('find an old word in text and in names, and not inside other words', () => {
    const count = (text: string): number => findOldWords({ path: 'a.ts', text }).length;
    for (const text of ['a flight of bids', 'openLanes()', 'interface DeedRow', 'laneOf']) {
      expect([text, count(text)]).toEqual([text, 1]);
    }
    for (const text of ['planes', 'here', '9 Clock Lane', 'following', 'a deadline'])
      expect([text, count(text)]).toEqual([text, 0]);
  });

  test('look for words in code, not in comments and strings', () => {
    const words = (text: string): number =>
      findBannedWords(makeSource('domain/src/lot.ts', text)).length;
    expect(words('const at = Date.now();')).toBe(1);
    expect(words('async function f() {}')).toBe(1);
    expect(words('function handleBid(x: number) {}')).toBe(1);
    expect(words("// Date.now() is elsewhere\nconst said = 'Math.random';")).toBe(0);
    expect(words('const processed = 1; const domain = 2;')).toBe(0);
  });

  test('report an ignored error without a reason', () => {
    const faults = (text: string) => findSilentCatches(makeSource('server/src/a.ts', text)).length;
    expect(faults('try { go(); } catch {\n  return null;\n}')).toBe(1);
    expect(faults('await go().catch(() => undefined);')).toBe(1);
    expect(faults('await go().then(look, () => undefined);')).toBe(1);
    expect(faults('// It may be gone already.\nawait go().catch(() => undefined);')).toBe(0);
    expect(faults('try { go(); } catch (error) {\n  log.warn({ error }, "failed");\n}')).toBe(0);
  });

  test('report commented-out code', () => {
    const faults = (text: string) => findBadComments(makeSource('domain/src/lot.ts', text)).length;
    expect(faults('// const price = 5;')).toBe(1);
    expect(faults('// return early; nothing else to say here')).toBe(0);
  });

  test('report a refusal that is declared and never returned', () => {
    const declared = '  LotClosed: { status: 409 },\n  LotSold: { status: 409 },';
    const contract = makeSource('contract/src/refusals.ts', declared);
    const text = "type Refusal = 'LotSold';\nif (isOver) return refused('LotClosed');";
    const rule = makeSource('domain/src/lot.ts', text);
    expect(inventory.findUnraisedRefusals([contract, rule])).toEqual(['LotSold']);
  });

  test('report a barrel, an untested call and an event without a subscriber', () => {
    const barrel = makeSource('server/src/store/all.ts', "export { a } from './a.ts';\n");
    expect(inventory.findBarrels([barrel])).toEqual(['server/src/store/all.ts']);
    const call = 'server/src/services/bids/getWon.ts';
    expect(inventory.findUntestedCalls(new Set([call]))).toEqual([call]);
    const event = makeSource('server/src/events/domain-event.ts', "  'bid.placed': LotChange;");
    expect(inventory.findUnhandledEvents([event])).toEqual(['bid.placed']);
  });
});
