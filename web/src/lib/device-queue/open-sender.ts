// A queue of this device and its sending, one item at a time in one tab at a time.
import { onCleared, type DeviceQueue, type Queued } from './device-queue.ts';
import { sendItems, type Sending } from './send-items.ts';

/** What the queue adds by itself. */
type Added = 'id' | 'key' | 'userId' | 'queuedAt' | 'refusal';

interface Parts<T extends Queued> extends Omit<Sending<T>, 'queue' | 'onChange'> {
  /** Of the lock that the tabs share. */
  readonly name: string;
  readonly open: () => Promise<DeviceQueue<T>>;
  /** This user's items, after each change. */
  readonly onItems: (items: readonly T[]) => void;
  /** The browser has no storage. */
  readonly onBroken: () => void;
}

const newKey = (): string => crypto.randomUUID();

export function openSender<T extends Queued>(parts: Parts<T>) {
  const { name, open, userId, onItems, onBroken } = parts;
  let queue: Promise<DeviceQueue<T>> | null = null;
  let running: Promise<void> | null = null;
  const opened = (): Promise<DeviceQueue<T>> => (queue ??= open());
  const look = async (): Promise<void> => {
    const all = await (await opened()).list();
    onItems(all.filter((item) => item.userId === userId));
  };
  const run = async (): Promise<void> => {
    await look();
    const sending = { ...parts, queue: await opened(), onChange: look };
    await navigator.locks.request(name, () => sendItems(sending));
    await look();
  };
  const flush = (): void => {
    running ??= run()
      .catch(onBroken)
      .finally(() => {
        running = null;
      });
  };
  const write = async (change: (to: DeviceQueue<T>) => Promise<void>): Promise<void> => {
    await change(await opened());
    await look();
    // Also what is added while the queue is being sent.
    void (running ?? Promise.resolve()).then(flush);
  };
  return {
    flush,
    /** Resolves once it is stored on the device. */
    add: (item: Omit<T, Added>): Promise<void> => {
      const added = { id: newKey(), key: newKey(), userId, queuedAt: Date.now(), refusal: null };
      // The two are all fields of the type.
      return write((to) => to.put({ ...item, ...added } as unknown as T));
    },
    /** The refused call had no effect; this one is another. */
    retry: (item: T): Promise<void> =>
      write((to) => to.put({ ...item, key: newKey(), refusal: null })),
    remove: ({ id }: Queued): Promise<void> => write((to) => to.remove(id)),
    change: (id: string, to: (item: T) => T | null): Promise<void> =>
      write((queued) => queued.change(id, to)),
    /** Returns the end. */
    watchCleared: (): (() => void) => onCleared(() => onItems([])),
  };
}
