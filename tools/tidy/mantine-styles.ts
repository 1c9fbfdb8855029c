import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../tracked-files.ts';
import type { Source } from './sources.ts';

const core = join(root, 'node_modules/@mantine/core');
const LIST = 'web/src/ui/theme/mantine.css';
/** Needed by every component; none of them imports it. */
const FOUNDATION = ['baseline', 'default-css-variables', 'global'];

/** The style sheets in the list, in its order. */
export const listMantineStyles = (): string[] =>
  [...read(join(root, LIST)).matchAll(/@import '@mantine\/core\/styles\/([\w-]+)\.css';/g)].map(
    ([, name = '']) => name,
  );

/** The style sheets needed by the components we use, in Mantine's order. */
export function findWantedStyles(sources: readonly Source[]): string[] {
  const modules = readModules();
  const seen = new Set<string>();
  for (const piece of sources.flatMap(listPieces)) {
    const path = modules.get(piece);
    // A type has no module.
    if (path !== undefined) follow(join(core, 'esm', path), seen);
  }
  const sheets = [...seen].flatMap((path) => /(\w+)\.module\.mjs$/.exec(path)?.[1] ?? []);
  const whole = read(join(core, 'styles.css'));
  const place = (name: string) => whole.indexOf(read(join(core, `styles/${name}.css`)).trim());
  return [...FOUNDATION, ...sheets].toSorted((one, other) => place(one) - place(other));
}

const read = (path: string): string => readFileSync(path, 'utf8');

const listPieces = ({ text }: Source): string[] =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names]) =>
    listNames(names).map(({ from }) => from),
  );

function listNames(names = ''): { from: string; as: string }[] {
  return names.split(',').flatMap((name) => {
    const [from = '', as = from] = name
      .trim()
      .replace(/^type /, '')
      .split(' as ');
    return from === '' ? [] : [{ from, as }];
  });
}

/** The module in which each export of Mantine is defined. */
function readModules(): Map<string, string> {
  const index = read(join(core, 'esm/index.mjs'));
  const statements = [...index.matchAll(/import \{([^}]*)\} from "(\.[^"]+)"/g)];
  return new Map(
    statements.flatMap(([, names, path = '']) =>
      listNames(names).map(({ as }): [string, string] => [as, path]),
    ),
  );
}

function follow(path: string, seen: Set<string>): void {
  if (seen.has(path)) return;
  seen.add(path);
  for (const [, target = ''] of read(path).matchAll(/from "(\.[^"]+)"/g)) {
    follow(join(dirname(path), target), seen);
  }
}
