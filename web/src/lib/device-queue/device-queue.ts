// What is on this device until the server has it (IndexedDB): lots of the intake, and hand-overs
// of the pickup desk.
import { openDB } from 'idb';
import { openSignal } from '../signal.ts';
import { writeWaitingCount, type QueueName } from './waiting-mark.ts';

export interface Queued {
  readonly id: string;
  /** The idempotency key of its call. */
  readonly key: string;
  /** Only this user's session may send it. */
  readonly userId: string;
  readonly queuedAt: number;
  /** Why the server refused it; null while it waits to be sent. */
  readonly refusal: string | null;
}

export interface DeviceQueue<T extends Queued> {
  /** Of all users, the oldest first. */
  list(): Promise<T[]>;
  put(item: T): Promise<void>;
  remove(id: string): Promise<void>;
  /** In one step, unless it was removed meanwhile; null removes it. */
  change(id: string, to: (item: T) => T | null): Promise<void>;
}

const DATABASES = { lots: 'hammerdock-intake', handovers: 'hammerdock-desk' } as const;

const cleared = openSignal();
/** Calls this when the queues of this device were cleared from this tab. */
export const onCleared = cleared.subscribe;

const openDatabase = (name: QueueName) =>
  openDB(DATABASES[name], 1, {
    upgrade: (created) => void created.createObjectStore(name, { keyPath: 'id' }),
  });

/** Rejects where the browser has no storage, such as in some private windows. */
export async function openDeviceQueue<T extends Queued>(name: QueueName): Promise<DeviceQueue<T>> {
  const db = await openDatabase(name);
  const mark = async (): Promise<void> => writeWaitingCount(name, await db.count(name));
  await mark();
  return {
    // Only items of this type are stored there.
    list: async () =>
      ((await db.getAll(name)) as T[]).toSorted((one, other) => one.queuedAt - other.queuedAt),
    put: async (item) => {
      await db.put(name, item);
      await mark();
    },
    remove: async (id) => {
      await db.delete(name, id);
      await mark();
    },
    change: async (id, to) => {
      const { store, done } = db.transaction(name, 'readwrite');
      const item = (await store.get(id)) as T | undefined;
      const next = item === undefined ? null : to(item);
      if (next !== null) await store.put(next);
      else await store.delete(id);
      await done;
      await mark();
    },
  };
}

const NAMES: readonly QueueName[] = ['lots', 'handovers'];

/** Before the next user signs in on this device. */
export async function clearDeviceQueues(): Promise<void> {
  for (const name of NAMES) {
    const db = await openDatabase(name);
    await db.clear(name);
    db.close();
    writeWaitingCount(name, 0);
  }
  cleared.notify();
}
