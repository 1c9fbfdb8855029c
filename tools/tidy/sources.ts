import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTracked, root } from '../tracked-files.ts';

/** One source file, as the tidy rules read it. */
export interface Source {
  /** From the top directory, with slashes. */
  readonly path: string;
  readonly text: string;
  /** The text with comments and the content of strings blanked out; positions are unchanged. */
  readonly code: string;
  readonly comments: readonly Comment[];
}

export interface Comment {
  readonly line: number;
  readonly text: string;
}

let sources: readonly Source[] | undefined;

export function readSources(): readonly Source[] {
  sources ??= listTracked()
    .filter((path) => /\.(ts|tsx|js|mjs)$/.test(path))
    .map((path) => makeSource(path, readFileSync(join(root, path), 'utf8')));
  return sources;
}

export function makeSource(path: string, text: string): Source {
  const comments: Comment[] = [];
  const code = text.replaceAll(token, (found: string, at: number) => {
    const isComment = found.startsWith('//') || found.startsWith('/*');
    if (isComment) comments.push({ line: lineOf(text, at), text: found });
    return isComment ? blank(found) : found[0] + blank(found.slice(1, -1)) + found.slice(-1);
  });
  return { path, text, code, comments };
}

/** Written by a tool and exempt from the rules for hand-written code. */
export const isGenerated = (path: string): boolean => path.endsWith('.gen.ts');

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Tests and files that only tests use. */
export const servesTests = (path: string): boolean =>
  isTest(path) || /^(chaos|bench|e2e|tools|demo\/picture-generator)\/|\/testing\//.test(path);

export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** Comments, strings, templates and regular expressions: text that could look like code. */
const token = new RegExp(
  [
    String.raw`\/\/[^\n]*`,
    String.raw`\/\*[\s\S]*?\*\/`,
    String.raw`'(?:\\.|[^'\\\n])*'`,
    String.raw`"(?:\\.|[^"\\\n])*"`,
    '`(?:\\\\.|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}]*\\})*\\}|[^`\\\\])*`',
    String.raw`(?<=(?:[=(,:[!&|?{;]|=>|return)\s*)\/(?![*/])` +
      String.raw`(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`,
  ].join('|'),
  'g',
);

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
