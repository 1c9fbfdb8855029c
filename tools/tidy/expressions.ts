// Finds every regular expression of a source file with the bundler's parser (S25).
import { type ESTree, parseSync, Visitor } from 'vite';
import { lineOf, type Source } from './sources.ts';

export interface Expression {
  /** "path:line", for the message of a violation. */
  readonly place: string;
  readonly pattern: string;
  readonly flags: string;
}

/** An expression assembled at run time, so that only its source text is known. */
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

/** The text of a string literal; undefined for any other value. */
const constantOf = (node: ESTree.Argument): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
