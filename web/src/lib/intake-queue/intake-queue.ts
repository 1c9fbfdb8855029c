// Lots of the phone intake that are on this device until the server has them (IndexedDB).
import { openDB, type DBSchema } from 'idb';
import { writeWaitingCount } from './waiting-mark.ts';

export interface QueuedLot {
  readonly id: string;
  /** The idempotency key of its call. */
  readonly key: string;
  /** Only this user's session may send it. */
  readonly userId: string;
  readonly queuedAt: number;
  /** How the list names it. */
  readonly label: string;
  /** The input of `saveIntakeLot` without the photos. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly photos: readonly Blob[];
  /** The names of the photos that the server has already. */
  readonly sentPhotos: readonly string[];
  /** Why the server refused it; null while it waits to be sent. */
  readonly refusal: string | null;
}

interface Schema extends DBSchema {
  lots: { key: string; value: QueuedLot };
}

const DATABASE = 'hammerdock-intake';

export interface IntakeQueue {
  /** Of all users, the oldest first. */
  list(): Promise<QueuedLot[]>;
  put(lot: QueuedLot): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Rejects where the browser has no storage, such as in some private windows. */
export async function openIntakeQueue(): Promise<IntakeQueue> {
  const db = await openDB<Schema>(DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore('lots', { keyPath: 'id' }),
  });
  const mark = async (): Promise<void> => writeWaitingCount(await db.count('lots'));
  await mark();
  return {
    list: async () =>
      (await db.getAll('lots')).toSorted((one, other) => one.queuedAt - other.queuedAt),
    put: async (lot) => {
      await db.put('lots', lot);
      await mark();
    },
    remove: async (id) => {
      await db.delete('lots', id);
      await mark();
    },
  };
}

/** Before the next user signs in on this device. */
export async function clearIntakeQueue(): Promise<void> {
  const db = await openDB<Schema>(DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore('lots', { keyPath: 'id' }),
  });
  await db.clear('lots');
  writeWaitingCount(0);
}
