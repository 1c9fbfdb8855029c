// Every regular expression of a source file, found by the parser of the bundler (S25).
import { type ESTree, parseSync, Visitor } from 'vite';
import { lineOf, type Source } from './sources.ts';

export interface Expression {
  /** "path:line", for the message of a fault. */
  readonly place: string;
  readonly pattern: string;
  readonly flags: string;
}

/** One that is put together when the program runs, so that only its source text is known. */
export interface BuiltExpression {
  readonly place: string;
  /** "path: RegExp(...", which names it in a list of exceptions. */
  readonly name: string;
}

export interface Expressions {
  readonly literal: readonly Expression[];
  readonly built: readonly BuiltExpression[];
}

const NAME_LENGTH = 40;

export function findExpressions({ path, text }: Source): Expressions {
  const literal: Expression[] = [];
  const built: BuiltExpression[] = [];
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  const visitCall = (call: ESTree.NewExpression | ESTree.CallExpression): void => {
    if (call.callee.type !== 'Identifier' || call.callee.name !== 'RegExp') return;
    const place = `${path}:${lineOf(text, call.start)}`;
    const [pattern, flags = ''] = call.arguments.map(constantOf);
    if (pattern === undefined || flags === undefined) {
      const source = text.slice(call.callee.start, call.end).replaceAll(/\s+/g, ' ');
      built.push({ place, name: `${path}: ${source.slice(0, NAME_LENGTH)}` });
    } else {
      literal.push({ place, pattern, flags });
    }
  };
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return;
      literal.push({ place: `${path}:${lineOf(text, node.start)}`, ...node.regex });
    },
    NewExpression: visitCall,
    CallExpression: visitCall,
  }).visit(program);
  return { literal, built };
}

/** The text of a string that stands in the source; undefined for any other value. */
const constantOf = (node: ESTree.Argument): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
