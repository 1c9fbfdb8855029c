import type { Source } from './sources.ts';

const TITLE = /\btitle: '([^']+)'/g;

/** Browser tests run beside each other in one store, and find their lots by title. */
export function findSharedTitles(sources: readonly Source[]): string[] {
  const pathsByTitle = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    if (!path.startsWith('e2e/') || !path.endsWith('.spec.ts')) continue;
    for (const [, title = ''] of text.matchAll(TITLE)) {
      pathsByTitle.set(title, (pathsByTitle.get(title) ?? new Set()).add(path));
    }
  }
  return [...pathsByTitle]
    .filter(([, paths]) => paths.size > 1)
    .map(([title, paths]) => `"${title}" is a lot of ${[...paths].join(' and ')}`);
}
