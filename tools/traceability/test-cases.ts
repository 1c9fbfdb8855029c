// Finds the tests of a source file with the bundler's parser.
import { type ESTree, Visitor } from 'vite';
import { lineOf, type Source } from '../tidy/sources.ts';
import { parse } from './parse.ts';

export interface TestCase {
  readonly path: string;
  readonly line: number;
  /** With the titles of the groups around it. */
  readonly title: string;
  /** Where its code begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

interface Titled {
  readonly kind: 'test' | 'group';
  readonly title: string;
}

/** Also `test.each(...)('title', ...)`, `describe.skipIf(...)('title', ...)`, `test.describe`. */
export function findTestCases({ path, text }: Source): TestCase[] {
  const program = parse(path, text);
  const constants = findConstants(program);
  const groups: string[] = [];
  const found: TestCase[] = [];
  new Visitor({
    CallExpression: (call) => {
      const titled = readTitled(call, constants);
      if (titled?.kind === 'group') groups.push(titled.title);
      if (titled?.kind !== 'test') return;
      const { start, end } = call;
      const title = [...groups, titled.title].join(' › ');
      found.push({ path, line: lineOf(text, start), title, start, end });
    },
    'CallExpression:exit': (call) => {
      if (readTitled(call, constants)?.kind === 'group') groups.pop();
    },
  }).visit(program);
  return found;
}

function readTitled(
  { callee, arguments: given }: ESTree.CallExpression,
  constants: ReadonlyMap<string, string>,
): Titled | undefined {
  const kind = kindOf(callee);
  const title = given[0] === undefined ? undefined : titleOf(given[0], constants);
  return kind === undefined || title === undefined || given.length < 2
    ? undefined
    : { kind, title };
}

function kindOf(callee: ESTree.Node): Titled['kind'] | undefined {
  if (callee.type === 'Identifier') {
    if (callee.name === 'describe') return 'group';
    return callee.name === 'test' || callee.name === 'it' ? 'test' : undefined;
  }
  if (callee.type === 'MemberExpression') {
    const name = callee.property.type === 'Identifier' ? callee.property.name : '';
    if (name === 'describe') return kindOf(callee.object) === 'test' ? 'group' : undefined;
    return ['each', 'skipIf'].includes(name) ? kindOf(callee.object) : undefined;
  }
  // The call that follows takes the title.
  const isTable = callee.type === 'CallExpression' && callee.callee.type === 'MemberExpression';
  return isTable ? kindOf(callee.callee) : undefined;
}

function titleOf(node: ESTree.Node, constants: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') {
    return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
  }
  return node.type === 'Identifier' ? constants.get(node.name) : undefined;
}

/** Texts at the top level, which may be titles. */
function findConstants(program: ESTree.Program): Map<string, string> {
  const constants = new Map<string, string>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'Literal') return;
      if (typeof init.value === 'string') constants.set(id.name, init.value);
    },
  }).visit(program);
  return constants;
}
