// Sends a queued lot of the intake with its photos.
import { isRefusal, textOf } from '../../api/call-error.ts';
import { isPassing } from '../../api/passing-error.ts';
import type { Sent } from '../../api/calls.ts';
import type { DeviceQueue } from '../../lib/device-queue/device-queue.ts';
import { UploadError } from '../../lib/text/upload-error.ts';
import type { QueuedLot } from './queued-lot.ts';

export type IntakeInput = Sent<'intake.saveIntakeLot'>;

export interface NewIntakeLot {
  readonly label: string;
  readonly input: Omit<IntakeInput, 'photos'>;
  readonly photos: readonly Blob[];
}

export interface LotSending {
  readonly queue: DeviceQueue<QueuedLot>;
  /** The name of the stored photo. */
  readonly upload: (lot: QueuedLot, photo: Blob) => Promise<string>;
  readonly save: (lot: QueuedLot) => Promise<unknown>;
  readonly newKey: () => string;
}

export async function sendLot(sending: LotSending, lot: QueuedLot): Promise<void> {
  const { save } = sending;
  const sent = await sendPhotos(sending, lot);
  try {
    await save(sent);
  } catch (error) {
    // Photos that no lot had for two days are gone: they are sent again. The refused call had no
    // effect, and other photos need another key.
    if (!isRefusal(error, 'PictureGone') || lot.sentPhotos.length === 0) throw error;
    await save(await sendPhotos(sending, { ...sent, key: sending.newKey(), sentPhotos: [] }));
  }
}

async function sendPhotos({ queue, upload }: LotSending, lot: QueuedLot): Promise<QueuedLot> {
  let current = lot;
  for (const photo of lot.photos.slice(lot.sentPhotos.length)) {
    const name = await upload(current, photo);
    current = { ...current, sentPhotos: [...current.sentPhotos, name] };
    await queue.put(current);
  }
  return current;
}

const PASSING_STATUSES: ReadonlySet<number> = new Set([401, 408, 429]);

/** Without a connection, an answer, a session, or within a limit. */
export function willPass(error: unknown): boolean {
  if (error instanceof UploadError) {
    const { status } = error;
    return status === null || status >= 500 || PASSING_STATUSES.has(status);
  }
  return isPassing(error);
}

export const reasonOf = (error: unknown): string =>
  error instanceof UploadError ? error.message : textOf(error);

/** What is sent, with the photos that the server has. */
export const inputOf = ({ input, sentPhotos }: QueuedLot): IntakeInput =>
  // It was an input of this call when it was queued.
  ({ ...input, photos: [...sentPhotos] }) as IntakeInput;
