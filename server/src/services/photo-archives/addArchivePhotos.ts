import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { hasLeftovers } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockPhotoArchive, updatePhotoArchive } from '../../store/photo-archives/photo-archives.ts';

export const addArchivePhotos: Handler<typeof photoArchives.addArchivePhotos> = (
  { archive_id },
  ctx,
) =>
  ctx.transact(async (tx) => {
    const archive = await lockPhotoArchive(tx, archive_id);
    if (archive === undefined || !actsForSeller(ctx.actor, archive.sellerId)) {
      return refused('NotFound');
    }
    const { id, state, photoCount, doneCount } = archive;
    // A repeated confirmation has no further effect.
    const isAdded = hasLeftovers(archive) && doneCount === photoCount;
    if (isAdded || state === 'adding' || state === 'done') return ok({});
    if (state !== 'ready' || photoCount === 0) return refused('ArchiveBusy');
    await updatePhotoArchive(tx, { id, state }, { state: 'adding', problem: '' });
    await appendEvent(tx, 'archive.queued', { archiveId: id });
    return ok({});
  });
