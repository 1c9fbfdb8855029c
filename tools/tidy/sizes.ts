import { dirname } from 'node:path';
import type { Source } from './sources.ts';

export const limits = { lines: 400, line: 100, filesPerFolder: 25 } as const;

export function countLines({ text }: Source): number {
  return text.trimEnd().split('\n').length;
}

/** Lines that the formatter cannot break: an import, a test title, a URL. */
const UNBREAKABLE =
  /^import .* from '|^} from '|\b(?:test|it|describe)(?:\.\w+)*\(\s*['`"]|https?:\/\/\S{40,}/;

export function findLongLines({ path, text }: Source): string[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.length <= limits.line || UNBREAKABLE.test(line)) return [];
    return [`${path}:${index + 1} has ${line.length} characters`];
  });
}

/** Folders with one file per item of a list: the calls. */
const ONE_FILE_PER_ITEM = /^server\/src\/services\b/;

export function findLargeFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = dirname(path);
    if (!ONE_FILE_PER_ITEM.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > limits.filesPerFolder)
    .map(([folder, count]) => `${folder} has ${count} files`);
}
