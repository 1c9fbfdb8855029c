import type { TaskRequest } from '../jobs/tasks.ts';
import { readFact, type LiveFact, type WatchChange } from './dispatch-table.ts';

export interface SortedFacts {
  readonly live: readonly LiveFact[];
  readonly watches: readonly WatchChange[];
  readonly jobs: readonly TaskRequest[];
}

/** Facts by where they go, in their order. */
export function sortFacts(
  rows: readonly { id: number; fact: string; payload: unknown }[],
): SortedFacts {
  const live: LiveFact[] = [];
  const watches: WatchChange[] = [];
  const jobs: TaskRequest[] = [];
  const outlets = {
    live: (fact: LiveFact) => void live.push(fact),
    watch: (change: WatchChange) => void watches.push(change),
    job: (job: TaskRequest) => void jobs.push(job),
  };
  for (const row of rows) readFact(row, outlets);
  return { live, watches, jobs };
}
