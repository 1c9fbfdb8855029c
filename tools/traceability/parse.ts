import { type ESTree, parseSync } from 'vite';

/** By text: several rules read the same files, and parsing is most of their work. */
const parsed = new Map<string, ESTree.Program>();

export function parse(path: string, text: string): ESTree.Program {
  const program = parsed.get(text) ?? parseSync(path, text).program;
  parsed.set(text, program);
  return program;
}
