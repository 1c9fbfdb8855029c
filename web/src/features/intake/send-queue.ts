// Sends the queued lots of the intake, one after the other, each with its photos.
import { isRefusal, isUndecided, isOffline, textOf } from '../../api/call-error.ts';
import type { Sent } from '../../api/calls.ts';
import type { IntakeQueue, QueuedLot } from '../../lib/intake-queue/intake-queue.ts';
import { UploadError } from '../../lib/text/upload-error.ts';

export type IntakeInput = Sent<'intake.saveIntakeLot'>;

export interface Sending {
  readonly queue: IntakeQueue;
  readonly userId: string;
  /** The name of the stored photo. */
  readonly upload: (lot: QueuedLot, photo: Blob) => Promise<string>;
  readonly save: (lot: QueuedLot) => Promise<unknown>;
  readonly newKey: () => string;
  readonly onChange: () => Promise<void>;
}

/** Ends at the first lot that could not be sent for a reason that will pass. */
export async function sendQueue(sending: Sending): Promise<void> {
  const { queue, userId, onChange } = sending;
  for (const lot of await queue.list()) {
    if (lot.userId !== userId || lot.refusal !== null) continue;
    try {
      await sendLot(sending, lot);
      await queue.remove(lot.id);
    } catch (error) {
      if (willPass(error)) return;
      // The lot may have been sent partly: its photos stay sent.
      const now = (await queue.list()).find(({ id }) => id === lot.id) ?? lot;
      await queue.put({ ...now, refusal: reasonOf(error) });
    }
    await onChange();
  }
}

async function sendLot(sending: Sending, lot: QueuedLot): Promise<void> {
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

async function sendPhotos({ queue, upload }: Sending, lot: QueuedLot): Promise<QueuedLot> {
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
function willPass(error: unknown): boolean {
  if (error instanceof UploadError) {
    const { status } = error;
    return status === null || status >= 500 || PASSING_STATUSES.has(status);
  }
  return (
    isOffline(error) ||
    isUndecided(error) ||
    isRefusal(error, 'SignInNeeded', 'TooManyRequests', 'Maintenance')
  );
}

const reasonOf = (error: unknown): string =>
  error instanceof UploadError ? error.message : textOf(error);

/** What is sent, with the photos that the server has. */
export const inputOf = ({ input, sentPhotos }: QueuedLot): IntakeInput =>
  // It was an input of this call when it was queued.
  ({ ...input, photos: [...sentPhotos] }) as IntakeInput;
