// Finds out whether a test asserts anything, itself or in the functions that it uses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import posix from 'node:path/posix';
import { type ESTree, Visitor } from 'vite';
import { servesTests } from '../tidy/sources.ts';
import { root } from '../tracked-files.ts';
import { parse } from './parse.ts';
import type { TestCase } from './test-cases.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A file: every name in it, its functions, and what it imports; scopes are not distinguished. */
interface Module {
  readonly names: readonly { readonly name: string; readonly start: number }[];
  readonly functions: ReadonlyMap<string, readonly Range[]>;
  readonly imports: ReadonlyMap<string, Imported>;
}

interface Imported {
  readonly path: string;
  readonly name: string;
}

const ASSERTIONS: ReadonlySet<string> = new Set(['expect', 'assert']);
const PACKAGE = '@hammerdock/';

export function findTestsWithoutAssertion(
  tests: readonly TestCase[],
  readText: (path: string) => string = readSource,
): string[] {
  const modules = new Map<string, Module>();
  const open = (path: string): Module => {
    const known = modules.get(path) ?? readModule(path, readText(path));
    modules.set(path, known);
    return known;
  };
  return tests
    .filter((test) => !asserts(test.path, test, open, new Set()))
    .map(({ path, line, title }) => `${path}:${line} asserts nothing: ${title}`);
}

function asserts(
  path: string,
  { start, end }: Range,
  open: (path: string) => Module,
  seen: Set<string>,
): boolean {
  const { names, functions, imports } = open(path);
  const used = new Set(names.filter((one) => one.start > start && one.start < end).map(nameOf));
  for (const name of used) {
    if (ASSERTIONS.has(name)) return true;
    if (seen.has(`${path} ${name}`)) continue;
    seen.add(`${path} ${name}`);
    const own = functions.get(name) ?? [];
    if (own.some((range) => asserts(path, range, open, seen))) return true;
    const from = imports.get(name);
    if (from === undefined) continue;
    const others = open(from.path).functions.get(from.name) ?? [];
    if (others.some((range) => asserts(from.path, range, open, seen))) return true;
  }
  return false;
}

const nameOf = ({ name }: { readonly name: string }): string => name;

function readModule(path: string, text: string): Module {
  const names: { name: string; start: number }[] = [];
  const functions = new Map<string, Range[]>();
  const imports = new Map<string, Imported>();
  const add = (name: ESTree.Node | null, body: ESTree.Node | null): void => {
    if (name?.type !== 'Identifier' || body === null || !hasCode(body)) return;
    functions.set(name.name, [...(functions.get(name.name) ?? []), body]);
  };
  new Visitor({
    Identifier: ({ name, start }) => void names.push({ name, start }),
    FunctionDeclaration: (node) => add(node.id, node.body),
    VariableDeclarator: ({ id, init }) => add(id, init),
    Property: ({ key, value }) => add(key, value),
    ImportDeclaration: ({ source, specifiers }) => {
      const from = resolve(path, source.value);
      if (from === undefined) return;
      for (const { local, ...specifier } of specifiers) {
        const given = 'imported' in specifier ? specifier.imported : local;
        const name = given.type === 'Identifier' ? given.name : given.value;
        imports.set(local.name, { path: from, name });
      }
    },
  }).visit(parse(path, text));
  return { names, functions, imports };
}

/** A function, or a call that is given one, such as `test.extend` or `describe.each`. */
const hasCode = ({ type }: ESTree.Node): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'BlockStatement', 'CallExpression'].includes(
    type,
  );

/** The path of an imported file that only tests use: the assertions of others prove nothing. */
function resolve(importer: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(importer), specifier)
    : specifier.replace(/^@hammerdock\/(domain|contract)\//, '$1/src/').replace(PACKAGE, '');
  return servesTests(path) ? path : undefined;
}

const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');
