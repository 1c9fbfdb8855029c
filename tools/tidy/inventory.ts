import { basename } from 'node:path/posix';
import type { Source } from './sources.ts';

/** Files that only re-export from other files. */
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

/** Calls without a test file. */
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

/** Refusals of the contract that no rule and no handler returns. */
export function findUnraisedRefusals(sources: readonly Source[]): string[] {
  const declared = sources.find(({ path }) => path === 'contract/src/refusals.ts')?.text ?? '';
  const returning = sources
    .filter(({ path }) => /^(domain|server)\/src\//.test(path))
    .map(({ text }) => text.replaceAll(/^(?:export )?type [^;]*;/gm, ''))
    .join('\n');
  return [...declared.matchAll(/^ {2}([A-Z]\w+): \{/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`(?:[(?:=>]|return)\\s*'${name}'`).test(returning));
}
