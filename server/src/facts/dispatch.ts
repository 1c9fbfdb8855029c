// Takes committed facts out of the outbox and hands them on. One node leads at a time, so that the
// facts of a lot keep their order; when it dies or stands still, the next one goes on. A fact is
// marked in the transaction that adds its jobs, after its events were sent: events may come twice,
// which their sequence tells, but none is lost.
import type { Duration } from '@hammerdock/domain/time.ts';
import type { Log } from '../context.ts';
import { readNow, type Db, type Tx } from '../db/database.ts';
import { startPolling } from '../jobs/poll.ts';
import * as waiting from '../store/facts-waiting.ts';
import { knownFacts, type LiveFact, type WatchChange } from './dispatch-table.ts';
import { sortFacts } from './sort-facts.ts';

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

export function dispatchWaiting(options: DispatcherOptions): Promise<number> {
  const { db, publish, onDispatched } = options;
  return db.transaction().execute(async (tx) => {
    const facts = await waiting.listWaitingFacts(tx, {
      known: knownFacts,
      limit: FACTS_PER_BREATH,
    });
    const [oldest] = facts;
    if (oldest === undefined) return 0;
    const { live, watches, jobs } = sortFacts(facts);
    await waiting.addJobs(tx, jobs);
    await publish(tx, live, watches);
    const ids = facts.map(({ id }) => id);
    await waiting.markFactsDispatched(tx, ids);
    onDispatched({ count: ids.length, oldestAgeMs: (await readNow(tx)) - oldest.at });
    return ids.length;
  });
}
