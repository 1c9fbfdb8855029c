// Takes committed facts out of the outbox and hands them on. One node leads at a time, so that the
// facts of a lot keep their order; when it dies or stands still, the next one goes on. A fact is
// marked in the transaction that adds its jobs, after its events were sent: events may come twice,
// which their sequence tells, but none is lost.
import type { Duration } from '@hammerdock/domain/time.ts';
import type { Log } from '../context.ts';
import { readNow, type Db, type Tx } from '../db/database.ts';
import { startPolling } from '../jobs/poll.ts';
import * as waiting from '../store/facts-waiting.ts';
import { buryWorkItems } from '../store/work-items.ts';
import { knownFacts, type LiveFact, type WatchChange } from './dispatch-table.ts';
import { sortFacts, type UnreadableFact } from './sort-facts.ts';

/** R40: events of a lot leave at most ten times a second, so the dispatcher takes ten breaths. */
const PACE_MS = 100;
const FACTS_PER_BREATH = 5000;

export interface DispatcherOptions {
  /** A handle on exactly one connection of its own, since that connection holds the lead. */
  readonly db: Db;
  readonly log: Log;
  /** Sends events to whoever watches; called once a breath with its facts in order. */
  readonly publish: (
    tx: Tx,
    facts: readonly LiveFact[],
    watches: readonly WatchChange[],
  ) => Promise<void>;
  readonly onDispatched: (batch: { count: number; oldestAgeMs: Duration }) => void;
}

export interface Dispatcher {
  wake(): void;
  close(): Promise<void>;
}

export function openDispatcher(options: DispatcherOptions): Dispatcher {
  return startPolling({
    everyMs: PACE_MS,
    paceMs: PACE_MS,
    look: async () => {
      if (await waiting.leadsAndFactsWait(options.db)) await dispatchWaiting(options);
    },
    onError: (err) => options.log.warn({ err }, 'facts could not be handed on; trying again'),
  });
}

export async function dispatchWaiting(options: DispatcherOptions): Promise<number> {
  const { db, publish, onDispatched, log } = options;
  const { count, unreadable } = await db.transaction().execute(async (tx) => {
    const facts = await waiting.listWaitingFacts(tx, {
      known: knownFacts,
      limit: FACTS_PER_BREATH,
    });
    const [oldest] = facts;
    if (oldest === undefined) return { count: 0, unreadable: [] };
    const sorted = sortFacts(facts);
    await waiting.addJobs(tx, sorted.jobs);
    await publish(tx, sorted.live, sorted.watches);
    await buryWorkItems(tx, waiting.UNREADABLE_FACTS, sorted.unreadable.map(toDeadItem));
    const ids = facts.map(({ id }) => id);
    // The unreadable ones as well: they wait as dead items, not in the way of the others.
    await waiting.markFactsDispatched(tx, ids);
    const dispatched = ids.length - sorted.unreadable.length;
    onDispatched({ count: dispatched, oldestAgeMs: (await readNow(tx)) - oldest.at });
    return { count: dispatched, unreadable: sorted.unreadable };
  });
  for (const { id: factId, fact, error: err } of unreadable) {
    log.error({ err, factId, fact }, 'a fact cannot be read and is a dead item now');
  }
  return count;
}

const toDeadItem = ({ id, error }: UnreadableFact) => ({
  item: String(id),
  error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
});
