import { basename } from 'node:path/posix';
import { listImports } from './imports.ts';
import { type Source, isGenerated, isTest, servesTests } from './sources.ts';

/** Entry points; every other file must be imported by one. */
const entries = [
  /^server\/src\/(main|operate)\.ts$/,
  /^web\/src\/(entry-(client|server)\.tsx|router\.tsx|routes\/.*)$/,
  /(^|\/)[\w-]+\.(config|d)\.ts$/,
];

/** Files nobody imports; one that is run as a process of its own is named in a string. */
export function findDeadFiles(sources: readonly Source[]): string[] {
  const users = sources.map((source) => ({
    source,
    targets: new Set(listImports(source).map(({ target }) => target)),
  }));
  const rooms = sources.filter(({ path }) => /^(domain|contract|server|web)\/src\//.test(path));
  return rooms
    .filter(({ path }) => !isTest(path) && !isGenerated(path))
    .filter(({ path }) => !entries.some((entry) => entry.test(path)))
    .filter(({ path }) => !users.some((user) => uses(user, path)))
    .map(({ path }) => path);
}

interface User {
  readonly source: Source;
  readonly targets: ReadonlySet<string>;
}

function uses({ source, targets }: User, path: string): boolean {
  if (source.path === path) return false;
  // What only tests use belongs into a folder "testing".
  if (servesTests(source.path) && !servesTests(path)) return false;
  return targets.has(path) || source.text.includes(`/${basename(path)}'`);
}

/** Files that do nothing but pass on the names of others. */
export function findBarrels(sources: readonly Source[]): string[] {
  const passing = /export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s+'\s*';?/g;
  const importing = /import\s[^;]*;/g;
  return sources
    .filter(({ code }) => {
      const rest = code.replaceAll(passing, '').replaceAll(importing, '');
      return rest.length < code.length && rest.trim() === '' && / from /.test(code);
    })
    .map(({ path }) => path);
}

/** Calls that no test file stands beside. */
export function findUntestedCalls(paths: ReadonlySet<string>): string[] {
  return [...paths].filter(
    (path) =>
      /^server\/src\/services\/[^/]+\/[a-z]\w*\.ts$/.test(path) &&
      basename(path) !== 'table.ts' &&
      !paths.has(path.replace(/\.ts$/, '.test.ts')),
  );
}

/** Domain events without a subscriber. */
export function findUnhandledEvents(sources: readonly Source[]): string[] {
  const declared =
    sources.find(({ path }) => path === 'server/src/events/domain-event.ts')?.text ?? '';
  const subscribers = sources.find(({ path }) => path === 'server/src/events/subscribers.ts');
  return [...declared.matchAll(/^ {2}'([a-z]+\.[A-Za-z]+)':/gm)]
    .map(([, name = '']) => name)
    .filter((name) => subscribers?.text.includes(`'${name}'`) !== true);
}
