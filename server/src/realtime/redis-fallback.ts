// While Redis is down, each node reads dispatched events from the database and sends them to its
// own sockets, so that live events continue, up to a second later (R39).
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Log } from '../context.ts';
import { readNow, type Db } from '../db/database.ts';
import { knownEvents, routeEvents } from '../events/route-events.ts';
import type { RedisStream } from './redis-stream.ts';
import { startPolling, type Poller } from '../poll.ts';
import { listEventsDispatchedSince, type OutboxRow } from '../store/platform/outbox.ts';
import type { Publish, Realtime } from './realtime.ts';
import type { RedisBridge } from './redis-bridge.ts';

export interface RedisFallbackOptions {
  readonly db: Db;
  readonly log: Log;
  readonly stream: Pick<RedisStream, 'isUp' | 'countInterruptions'>;
  readonly bridge: Pick<RedisBridge, 'takeUnpublished'>;
  readonly realtime: Pick<Realtime, 'publish' | 'publishHere'>;
}

const POLL_EVERY_MS = 1000;
/** A dead connection is detected after some seconds, and events are marked before their commit. */
const MARGIN_MS = 10_000;
const BATCH_MAX = 5000;

export function openRedisFallback(options: RedisFallbackOptions): Poller {
  const { db, log, stream, bridge, realtime } = options;
  let downSince: Instant | null = null;
  let polledAt: Instant | null = null;
  let interruptionsSeen = stream.countInterruptions();
  let published: ReadonlySet<number> = new Set();
  let hasUnpublished = false;

  const publishRows = (rows: readonly OutboxRow[], publish: Publish): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await publish(tx, routeEvents(rows));
    });
  const list = (since: Instant): Promise<OutboxRow[]> =>
    listEventsDispatchedSince(db, { since, known: knownEvents, limit: BATCH_MAX });

  const poll = async (): Promise<void> => {
    const interruptions = stream.countInterruptions();
    hasUnpublished = bridge.takeUnpublished() || hasUnpublished;
    const isUp = stream.isUp();
    const isUninterrupted = isUp && interruptions === interruptionsSeen && downSince === null;
    if (isUninterrupted && !hasUnpublished) return;
    const now = await readNow(db);
    const since = (polledAt ?? now) - MARGIN_MS;
    downSince ??= since;
    const rows = await list(since);
    await publishRows(
      rows.filter(({ id }) => !published.has(id)),
      realtime.publishHere,
    );
    published = new Set(rows.map(({ id }) => id));
    polledAt = now;
    if (!isUp) return;
    // Clients ignore what they already have, by its sequence.
    if (hasUnpublished) await publishRows(await list(downSince), realtime.publish);
    hasUnpublished = false;
    [downSince, polledAt, interruptionsSeen] = [null, null, interruptions];
    published = new Set();
  };
  return startPolling({
    everyMs: POLL_EVERY_MS,
    poll,
    onError: (err) => log.warn({ err }, 'publishing events without Redis failed; retrying'),
  });
}
