// The queue of this device and its sending, one lot at a time in one tab at a time.
import {
  openIntakeQueue,
  type IntakeQueue,
  type QueuedLot,
} from '../../lib/intake-queue/intake-queue.ts';
import { sendQueue, type IntakeInput, type Sending } from './send-queue.ts';

export interface NewIntakeLot {
  readonly label: string;
  readonly input: Omit<IntakeInput, 'photos'>;
  readonly photos: readonly Blob[];
}

interface Parts extends Pick<Sending, 'userId' | 'upload' | 'save'> {
  /** This user's lots, after each change. */
  readonly onLots: (lots: readonly QueuedLot[]) => void;
  /** The browser has no storage. */
  readonly onBroken: () => void;
}

const newKey = (): string => crypto.randomUUID();

export function openSender({ userId, upload, save, onLots, onBroken }: Parts) {
  let queue: Promise<IntakeQueue> | null = null;
  let running: Promise<void> | null = null;
  const opened = (): Promise<IntakeQueue> => (queue ??= openIntakeQueue());
  const look = async (): Promise<void> => {
    const all = await (await opened()).list();
    onLots(all.filter((lot) => lot.userId === userId));
  };
  const run = async (): Promise<void> => {
    await look();
    const sending = { queue: await opened(), userId, upload, save, newKey, onChange: look };
    await navigator.locks.request('hammerdock-intake', () => sendQueue(sending));
    await look();
  };
  const flush = (): void => {
    running ??= run()
      .catch(onBroken)
      .finally(() => {
        running = null;
      });
  };
  const write = async (change: (to: IntakeQueue) => Promise<void>): Promise<void> => {
    await change(await opened());
    await look();
    // Also what is added while the queue is being sent.
    void (running ?? Promise.resolve()).then(flush);
  };
  return {
    flush,
    /** Resolves once it is stored on the device. */
    add: (lot: NewIntakeLot): Promise<void> =>
      write((to) =>
        to.put({
          ...lot,
          id: newKey(),
          key: newKey(),
          userId,
          queuedAt: Date.now(),
          sentPhotos: [],
          refusal: null,
        }),
      ),
    /** The refused call had no effect; this one is another. */
    retry: (lot: QueuedLot): Promise<void> =>
      write((to) => to.put({ ...lot, key: newKey(), refusal: null })),
    remove: (lot: QueuedLot): Promise<void> => write((to) => to.remove(lot.id)),
  };
}
