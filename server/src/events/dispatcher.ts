// Publishes committed events from the outbox. One node leads at a time, so that the events of a lot
// keep their order; when the leader dies or hangs, another node takes over. An event is marked in
// the transaction that adds its jobs, after it was published: it may be published twice, which
// clients detect by its sequence, but it is never lost.
import { seconds, type Duration } from '@hammerdock/domain/time.ts';
import type { Log } from '../context.ts';
import { readNow, type Db, type Tx } from '../db/database.ts';
import { startPolling } from '../poll.ts';
import { addOutbidNotices } from '../store/messaging/outbid-notices.ts';
import * as outbox from '../store/platform/outbox.ts';
import { buryWorkItems } from '../store/platform/work-items.ts';
import { knownEvents, routeEvents, type SentEvents, type UnreadableEvent } from './route-events.ts';

/** R40: live events of a lot are published at most ten times a second. */
const POLL_EVERY_MS = 100;
const BATCH_MAX = 5000;
/** Live events are published immediately; a quick exchange of bids sends one email or none. */
const OUTBID_NOTICE_DELAY = seconds(30);

export interface DispatcherOptions {
  /** A handle on exactly one dedicated connection, since that connection holds the lead. */
  readonly db: Db;
  readonly log: Log;
  /** Sends events to the connected clients; called once per batch with its events in order. */
  readonly publish: (tx: Tx, routed: SentEvents) => Promise<void>;
  readonly onDispatched: (batch: { count: number; oldestAgeMs: Duration }) => void;
}

export interface Dispatcher {
  wake(): void;
  close(): Promise<void>;
}

export function openDispatcher(options: DispatcherOptions): Dispatcher {
  return startPolling({
    everyMs: POLL_EVERY_MS,
    minIntervalMs: POLL_EVERY_MS,
    poll: async () => {
      if (await outbox.isLeaderWithBacklog(options.db)) await dispatchBatch(options);
    },
    onError: (err) => options.log.warn({ err }, 'dispatching events failed; retrying'),
  });
}

export async function dispatchBatch(options: DispatcherOptions): Promise<number> {
  const { db, publish, onDispatched, log } = options;
  const { count, unreadable } = await db.transaction().execute(async (tx) => {
    const events = await outbox.listUndispatchedEvents(tx, {
      known: knownEvents,
      limit: BATCH_MAX,
    });
    const [oldest] = events;
    if (oldest === undefined) return { count: 0, unreadable: [] };
    const routed = routeEvents(events);
    await outbox.addJobs(tx, routed.jobs);
    await addOutbidNotices(tx, routed.outbid, OUTBID_NOTICE_DELAY);
    await publish(tx, routed);
    await buryWorkItems(tx, outbox.UNREADABLE_EVENTS, routed.unreadable.map(toDeadItem));
    const ids = events.map(({ id }) => id);
    // Unreadable events are marked as well: as dead items they do not block the others.
    await outbox.markEventsDispatched(tx, ids);
    const dispatched = ids.length - routed.unreadable.length;
    onDispatched({ count: dispatched, oldestAgeMs: (await readNow(tx)) - oldest.at });
    return { count: dispatched, unreadable: routed.unreadable };
  });
  for (const { id: eventId, name, error: err } of unreadable) {
    log.error({ err, eventId, name }, 'an event cannot be read and is now a dead item');
  }
  return count;
}

const toDeadItem = ({ id, error }: UnreadableEvent) => ({
  item: String(id),
  error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
});
