import type { Source } from './sources.ts';

export const limits = { lines: 400, line: 100 } as const;

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
