import type { Queued } from '../../lib/device-queue/device-queue.ts';

/** A lot of the phone intake that is on this device until the server has it. */
export interface QueuedLot extends Queued {
  /** How the list names it. */
  readonly label: string;
  /** The input of `saveIntakeLot` without the photos. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly photos: readonly Blob[];
  /** The names of the photos that the server has already. */
  readonly sentPhotos: readonly string[];
}
