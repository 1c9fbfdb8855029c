import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countMovable, detachPhotos } from '../../store/photo-archives/archived-photos.ts';
import { lockPhotoArchive, updatePhotoArchive } from '../../store/photo-archives/photo-archives.ts';

export const detachArchivePhotos: Handler<typeof photoArchives.detachArchivePhotos> = (
  { archive_id, places },
  { actor, transact },
) =>
  transact(async (tx) => {
    const archive = await lockPhotoArchive(tx, archive_id);
    if (archive === undefined || !actsForSeller(actor, archive.sellerId)) {
      return refused('NotFound');
    }
    const { id: archiveId, state, photoCount } = archive;
    if (state !== 'ready') return refused('ArchiveBusy');
    const photos = { archiveId, places };
    const { waiting } = await countMovable(tx, photos);
    if (waiting < places.length) return refused('PhotoHasNoLot');
    await detachPhotos(tx, photos);
    const change = { photoCount: photoCount - waiting };
    await updatePhotoArchive(tx, { id: archiveId, state }, change);
    return ok({});
  });
