import type { TaskRequest } from '../jobs/tasks.ts';
import { readFact, type LiveFact, type WatchChange } from './dispatch-table.ts';

export interface SortedFacts {
  readonly live: readonly LiveFact[];
  readonly watches: readonly WatchChange[];
  readonly jobs: readonly TaskRequest[];
  readonly unreadable: readonly UnreadableFact[];
}

export interface UnreadableFact {
  readonly id: number;
  readonly fact: string;
  readonly error: unknown;
}

/** Facts by where they go, in their order; one that cannot be read stops no other. */
export function sortFacts(
  rows: readonly { id: number; fact: string; payload: unknown }[],
): SortedFacts {
  const live: LiveFact[] = [];
  const watches: WatchChange[] = [];
  const jobs: TaskRequest[] = [];
  const unreadable: UnreadableFact[] = [];
  const outlets = {
    live: (fact: LiveFact) => void live.push(fact),
    watch: (change: WatchChange) => void watches.push(change),
    job: (job: TaskRequest) => void jobs.push(job),
  };
  for (const row of rows) {
    try {
      readFact(row, outlets);
    } catch (error) {
      // The caller records it.
      unreadable.push({ id: row.id, fact: row.fact, error });
    }
  }
  return { live, watches, jobs, unreadable };
}
