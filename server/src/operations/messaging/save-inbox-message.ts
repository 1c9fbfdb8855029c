// Stores a message to the store with its pictures, all or nothing.
import type { Caption } from '@hammerdock/domain/checks/caption.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import {
  insertInboxMessage,
  insertInboxPictures,
  type NewInboxMessage,
} from '../../store/messaging/inbox.ts';
import { markUploadAttached } from '../../store/platform/uploads.ts';

export interface SentPicture {
  /** As returned by the upload. */
  readonly file_name: string;
  readonly caption: Caption | null;
}

/** A picture of another user counts as missing (R47). */
export async function saveInboxMessage(
  tx: Tx,
  message: NewInboxMessage,
  pictures: readonly SentPicture[],
): Promise<Result<Record<never, never>, 'PictureGone'>> {
  const { userId: ownerId } = message;
  const messageId = await insertInboxMessage(tx, message);
  if (pictures.length === 0) return ok({});
  if (ownerId === null) return refused('PictureGone');
  const attached = pictures.map(({ file_name, caption }) => ({
    id: file_name.replace(/\.webp$/, ''),
    ownerId,
    caption,
  }));
  // A fixed order, so that concurrent messages with the same pictures do not deadlock.
  for (const one of attached.toSorted((a, b) => a.id.localeCompare(b.id))) {
    if (!(await markUploadAttached(tx, one))) return refused('PictureGone');
  }
  const ids = attached.map(({ id }) => id);
  await insertInboxPictures(tx, messageId, ids);
  return ok({});
}
