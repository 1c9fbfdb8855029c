// API-08: which tests assert the effect or the data of a call, and which a refusal.
import posix from 'node:path/posix';
import { type ESTree, Visitor } from 'vite';
import { refusals } from '@hammerdock/contract/refusals.ts';
import type { Source } from '../tidy/sources.ts';
import { parse } from './parse.ts';
import { findTestCases } from './test-cases.ts';

export interface TestOfCalls {
  readonly title: string;
  /** Only its own code and that of helpers that assert. */
  readonly own: string;
  /** With the code of every helper that it uses. */
  readonly code: string;
}

/** The title of a test that expects refusals only. */
const REFUSES = /\b(refuses?|refused|rejects?)\b/i;
/** Compares an answer, a row, or what was sent. */
const EFFECT = /\b(toEqual|toBe|toMatchObject|toHaveLength|toContain|toBeNull|toMatch)\b/;
const REFUSAL = new RegExp(`'(${Object.keys(refusals).join('|')})'|\\bfieldErrors\\b`);
const REFUSED_STATUS = /toBe\(\s*4\d\d,?\s*\)|\bstatus: 4\d\d\b/;

/** Of the test files of one folder; `open` reads the files that they import. */
export function readTestsOfCalls(
  sources: readonly Source[],
  open: (path: string) => Source | undefined,
): TestOfCalls[] {
  const modules = new Map<string, Module>();
  const read = (source: Source): Module => {
    const known = modules.get(source.path) ?? readModule(source);
    modules.set(source.path, known);
    return known;
  };
  const helperOf: Find = (path, name) => {
    const source = open(path);
    if (source === undefined) return undefined;
    const { helpers, imports } = read(source);
    const own = helpers.get(name);
    if (own !== undefined) return { path, code: own };
    const from = imports.get(name);
    return from === undefined ? undefined : helperOf(from, name);
  };
  return sources.flatMap((source) =>
    findTestCases(source).map(({ path, title, start, end }) => {
      const test = { path, code: source.text.slice(start, end) };
      const asserting: Find = (from, name) =>
        name.startsWith('expect') ? helperOf(from, name) : undefined;
      return { title, own: withHelpers(test, asserting), code: withHelpers(test, helperOf) };
    }),
  );
}

/** A test names its call as `service.name`, by its address, or in the title of its group. */
export function proofsOfCall(call: string, tests: readonly TestOfCalls[]) {
  const [, name = ''] = call.split('.');
  const named = new RegExp(`'${call}'|/${name}['\`?]`);
  const tested = tests.filter(
    ({ title, code }) => named.test(code) || title.startsWith(`${call} `),
  );
  const lastOf = (title: string): string => title.split(' › ').at(-1) ?? title;
  return {
    effects: tested.filter(({ title, code }) => !REFUSES.test(lastOf(title)) && EFFECT.test(code)),
    refusals: tested.filter(({ own }) => REFUSAL.test(own) || REFUSED_STATUS.test(own)),
  };
}

type Find = (path: string, name: string) => Helper | undefined;

interface Helper {
  readonly path: string;
  readonly code: string;
}

/** The functions and tables of a file, and where its imports come from, by name. */
interface Module {
  readonly helpers: ReadonlyMap<string, string>;
  readonly imports: ReadonlyMap<string, string>;
}

function readModule({ path, text }: Source): Module {
  const helpers = new Map<string, string>();
  const imports = new Map<string, string>();
  const add = (name: ESTree.Node | null, body: ESTree.Node | null): void => {
    if (name?.type !== 'Identifier' || body === null) return;
    helpers.set(name.name, text.slice(body.start, body.end));
  };
  new Visitor({
    FunctionDeclaration: (node) => add(node.id, node.body),
    VariableDeclarator: ({ id, init }) => add(id, init),
    ImportDeclaration: ({ source, specifiers }) => {
      if (!source.value.startsWith('.')) return;
      const from = posix.join(posix.dirname(path), source.value);
      for (const { local } of specifiers) imports.set(local.name, from);
    },
  }).visit(parse(path, text));
  return { helpers, imports };
}

/** The code with that of every helper that it names, directly or through another one. */
function withHelpers(test: Helper, helperOf: Find): string {
  const used = new Set<string>();
  const parts = [test];
  for (const { path, code } of parts) {
    for (const [name] of code.matchAll(/\b[a-zA-Z]\w+\b/g)) {
      if (used.has(name)) continue;
      used.add(name);
      const helper = helperOf(path, name);
      if (helper !== undefined) parts.push(helper);
    }
  }
  return parts.map(({ code }) => code).join('\n');
}
