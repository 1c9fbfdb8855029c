import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { stateAfterCancel } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  deletePhotoArchive,
  lockPhotoArchive,
  updatePhotoArchive,
} from '../../store/photo-archives/photo-archives.ts';

export const cancelPhotoArchive: Handler<typeof photoArchives.cancelPhotoArchive> = (
  { archive_id },
  ctx,
) =>
  ctx.transact(async (tx) => {
    const archive = await lockPhotoArchive(tx, archive_id);
    if (archive === undefined || !actsForSeller(ctx.actor, archive.sellerId)) {
      return refused('NotFound');
    }
    const { id, state, isStored } = archive;
    if (isStored) {
      // Photos that were added stay with their lots. The job removes the file of one that is over.
      await updatePhotoArchive(tx, { id, state }, { state: stateAfterCancel(archive) });
      await appendEvent(tx, 'archive.queued', { archiveId: id });
    } else await deletePhotoArchive(tx, id);
    return ok({});
  });
