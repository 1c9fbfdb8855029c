// A message to the store with the pictures that go along with it: all of it or nothing.
import type { Caption } from '@hammerdock/domain/checks/caption.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../db/database.ts';
import { insertInboxMessage, insertInboxPictures, type NewInboxMessage } from '../store/inbox.ts';
import { markUploadAttached } from '../store/uploads.ts';

export interface SentPicture {
  /** As the upload was answered. */
  readonly file_name: string;
  readonly caption: Caption | null;
}

/** A picture of somebody else's is as good as none (R47). */
export async function takeMessage(
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
  // In one order, so that two messages with the same pictures wait for each other and no more.
  for (const one of attached.toSorted((a, b) => a.id.localeCompare(b.id))) {
    if (!(await markUploadAttached(tx, one))) return refused('PictureGone');
  }
  const ids = attached.map(({ id }) => id);
  await insertInboxPictures(tx, messageId, ids);
  return ok({});
}
