import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { PhotoArchive } from '../../store/photo-archives/photo-archives.ts';

interface Progress {
  readonly state: string;
  readonly photos: number;
  readonly done: number;
}

/** To the seller, and to the admin who acts for them. */
export async function announceArchive(
  tx: Tx,
  { id: archiveId, sellerId, createdBy }: Pick<PhotoArchive, 'id' | 'sellerId' | 'createdBy'>,
  progress: Progress,
): Promise<void> {
  const userIds = [...new Set([sellerId, createdBy])];
  await appendEvent(tx, 'archive.progressed', { archiveId, userIds, ...progress });
}
