import { dirname, join } from 'node:path/posix';
import type { Source } from './sources.ts';

export interface Import {
  /** A path in this repository, or the name of a package. */
  readonly target: string;
  readonly isOurs: boolean;
  /** Whether only types come in, so that nothing of it is there at run time. */
  readonly isType: boolean;
}

const statement = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const lazy = /\bimport\(\s*'([^']+)'\s*\)/g;

export function listImports({ path, text }: Source): Import[] {
  const eager = [...text.matchAll(statement)].map(([, type, name = '']) =>
    resolveImport(path, { name, isType: type !== undefined }),
  );
  const late = [...text.matchAll(lazy)].map(([, name = '']) =>
    resolveImport(path, { name, isType: false }),
  );
  return [...eager, ...late];
}

function resolveImport(from: string, { name, isType }: { name: string; isType: boolean }): Import {
  if (name.startsWith('.')) {
    return { target: join(dirname(from), name.replace(/\?.*$/, '')), isOurs: true, isType };
  }
  const [, room, rest] = /^@hammerdock\/(\w+)(?:\/(.*))?$/.exec(name) ?? [];
  if (room === undefined) return { target: packageOf(name), isOurs: false, isType };
  const inRoom = rest === undefined ? 'index.ts' : rest.replace(/^src\//, '');
  return { target: `${room}/src/${inRoom}`, isOurs: true, isType };
}

function packageOf(name: string): string {
  if (name.startsWith('node:')) return 'node:';
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
