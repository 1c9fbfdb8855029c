import type { Source } from './sources.ts';

export const limits = { median: 80, p90: 200, hard: 300, line: 100 } as const;

export function countLines({ text }: Source): number {
  return text.trimEnd().split('\n').length;
}

/** The size that the given share of the files does not exceed. */
export function quantile(sizes: readonly number[], share: number): number {
  const sorted = sizes.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
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
