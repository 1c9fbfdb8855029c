// While Redis is gone, each node reads for itself what was handed on, and tells its own sockets:
// live events go on by way of the database, a second later (R39).
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Log } from '../context.ts';
import { readNow, type Db } from '../db/database.ts';
import type { RedisLine } from '../realtime/redis.ts';
import { startPolling, type Poller } from '../jobs/poll.ts';
import type { Publish, Realtime } from '../realtime/hub.ts';
import type { RedisBridge } from '../realtime/redis-bridge.ts';
import { listFactsDispatchedSince, type FactRow } from '../store/facts-waiting.ts';
import { knownFacts } from './dispatch-table.ts';
import { sortFacts } from './sort-facts.ts';

export interface StandInOptions {
  readonly db: Db;
  readonly log: Log;
  readonly line: Pick<RedisLine, 'isUp' | 'countBreaks'>;
  readonly bridge: Pick<RedisBridge, 'takeUnsaid'>;
  readonly realtime: Pick<Realtime, 'publish' | 'publishHere'>;
}

const LOOK_EVERY_MS = 1000;
/** A silent line is found out after some seconds; a fact is marked just before its commit. */
const MARGIN_MS = 10_000;
const FACTS_AT_ONCE = 5000;

export function openStandIn(options: StandInOptions): Poller {
  const { db, log, line, bridge, realtime } = options;
  let goneSince: Instant | null = null;
  let lookedAt: Instant | null = null;
  let breaksSeen = line.countBreaks();
  let told: ReadonlySet<number> = new Set();
  let isOwing = false;

  const tell = (facts: readonly FactRow[], publish: Publish): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const { live, watches } = sortFacts(facts);
      await publish(tx, live, watches);
    });
  const list = (since: Instant): Promise<FactRow[]> =>
    listFactsDispatchedSince(db, { since, known: knownFacts, limit: FACTS_AT_ONCE });

  const look = async (): Promise<void> => {
    const breaks = line.countBreaks();
    isOwing = bridge.takeUnsaid() || isOwing;
    if (line.isUp() && breaks === breaksSeen && goneSince === null && !isOwing) return;
    const isBack = line.isUp();
    const now = await readNow(db);
    const since = (lookedAt ?? now) - MARGIN_MS;
    goneSince ??= since;
    const facts = await list(since);
    await tell(
      facts.filter(({ id }) => !told.has(id)),
      realtime.publishHere,
    );
    told = new Set(facts.map(({ id }) => id));
    lookedAt = now;
    if (!isBack) return;
    // The others are told what they were not, and know by its sequence what they heard anyway.
    if (isOwing) await tell(await list(goneSince), realtime.publish);
    isOwing = false;
    [goneSince, lookedAt, breaksSeen] = [null, null, breaks];
    told = new Set();
  };
  return startPolling({
    everyMs: LOOK_EVERY_MS,
    look,
    onError: (err) => log.warn({ err }, 'facts could not be told in place of Redis; trying again'),
  });
}
