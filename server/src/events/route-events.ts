// Parses rows of the outbox and passes each to its subscriber.
import type * as z from 'zod';
import { parseColumn } from '../db/json-columns.ts';
import type { JobRequest } from './job-requests.ts';
import type { OutbidNotice } from '../store/messaging/outbid-notices.ts';
import type { OutboxRow } from '../store/platform/outbox.ts';
import { eventSchemas, type EventName, type EventPayloads } from './domain-event.ts';
import {
  subscribers,
  type EventSinks,
  type ImportProgress,
  type LiveEvent,
  type WatchChange,
} from './subscribers.ts';

export const knownEvents: readonly string[] = Object.keys(subscribers);

type StoredEvent = Pick<OutboxRow, 'id' | 'name' | 'payload'>;

type Schemas = { readonly [N in EventName]: z.ZodType<EventPayloads[N]> };
const schemas: Schemas = eventSchemas;

export interface RoutedEvents {
  readonly live: readonly LiveEvent[];
  readonly watches: readonly WatchChange[];
  /** Users whose notifications have changed. */
  readonly notified: readonly string[];
  /** Users whose pickups have changed. */
  readonly pickups: readonly string[];
  readonly progress: readonly ImportProgress[];
  readonly jobs: readonly JobRequest[];
  readonly outbid: readonly OutbidNotice[];
  readonly unreadable: readonly UnreadableEvent[];
}

/** Those that are sent to sockets. */
export type SentEvents = Omit<RoutedEvents, 'jobs' | 'outbid' | 'unreadable'>;

export interface UnreadableEvent {
  readonly id: number;
  readonly name: string;
  readonly error: unknown;
}

/** Sorts events by destination, in order. An unreadable event does not stop the others. */
export function routeEvents(rows: readonly StoredEvent[]): RoutedEvents {
  const live: LiveEvent[] = [];
  const watches: WatchChange[] = [];
  const notified = new Set<string>();
  const pickups = new Set<string>();
  const progress: ImportProgress[] = [];
  const jobs: JobRequest[] = [];
  const outbid: OutbidNotice[] = [];
  const unreadable: UnreadableEvent[] = [];
  const sinks: EventSinks = {
    live: (event) => void live.push(event),
    watch: (change) => void watches.push(change),
    notifications: (userId) => void notified.add(userId),
    pickups: (userId) => void pickups.add(userId),
    progress: (step) => void progress.push(step),
    job: (job) => void jobs.push(job),
    outbid: (notice) => void outbid.push(notice),
  };
  for (const row of rows) {
    try {
      routeEvent(row, sinks);
    } catch (error) {
      // The caller records it.
      unreadable.push({ id: row.id, name: row.name, error });
    }
  }
  return {
    live,
    watches,
    notified: [...notified],
    pickups: [...pickups],
    progress,
    jobs,
    outbid,
    unreadable,
  };
}

/** Parses one row of the outbox and passes it to its subscriber. */
export function routeEvent(row: StoredEvent, sinks: EventSinks): void {
  if (!isEventName(row.name)) throw new Error(`${row.name} has no subscriber`);
  notify({ name: row.name, schema: schemas[row.name] }, row, sinks);
}

function notify<N extends EventName>(
  { name, schema }: { name: N; schema: Schemas[N] },
  { id, payload }: StoredEvent,
  sinks: EventSinks,
): void {
  const where = { column: 'outbox.payload', row: String(id) };
  subscribers[name](parseColumn(schema, payload, where), sinks, id);
}

const isEventName = (name: string): name is EventName => Object.hasOwn(subscribers, name);
