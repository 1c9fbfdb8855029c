import type { House } from '../context.ts';
import { deleteFactsDispatched } from '../store/facts-waiting.ts';
import { deleteExpired } from '../store/expired.ts';
import { deletePastMatches } from '../store/search-matches.ts';

const FACTS_KEPT_DAYS = 7;

/** What nobody can ask for any more: old keys (R3), codes (R34), confirmations and told facts. */
export async function prune({ workerDb }: Pick<House, 'workerDb'>): Promise<void> {
  await deleteFactsDispatched(workerDb, { days: FACTS_KEPT_DAYS });
  await deleteExpired(workerDb);
  await deletePastMatches(workerDb);
}
