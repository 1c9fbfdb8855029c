// Compares the results of everyday searches with judgements of which goods people want by them.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** By query, the titles of the wanted goods, judged from the catalog alone. */
export const JUDGED_QUERIES: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'judged-queries.json'), 'utf8'),
);

export interface Judgement {
  readonly query: string;
  /** The part of the first five results, or of fewer if there are fewer, that is wanted. */
  readonly precisionAt5: number;
  /** The part of the wanted goods that is among the first twenty results. */
  readonly recallAt20: number;
}

export function judge(query: string, found: readonly string[]): Judgement {
  const wanted = new Set(JUDGED_QUERIES[query]);
  const first = found.slice(0, 5);
  const hits = found.slice(0, 20).filter((title) => wanted.has(title));
  const firstHits = first.filter((title) => wanted.has(title));
  return {
    query,
    precisionAt5: first.length === 0 ? 0 : firstHits.length / first.length,
    recallAt20: hits.length / wanted.size,
  };
}

export const meanOf = (
  judgements: readonly Judgement[],
  measure: 'precisionAt5' | 'recallAt20',
): number =>
  judgements.reduce((sum, each) => sum + each[measure], 0) / Math.max(1, judgements.length);
