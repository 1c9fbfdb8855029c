import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countChosen, unassignPhotos } from '../../store/photo-archives/archived-photos.ts';
import { lockPhotoArchive, updatePhotoArchive } from '../../store/photo-archives/photo-archives.ts';

export const unassignArchivePhotos: Handler<typeof photoArchives.unassignArchivePhotos> = (
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
    const { loose, moved } = await countChosen(tx, photos);
    if (loose + moved < places.length) return refused('PhotoNotAssigned');
    await unassignPhotos(tx, photos);
    const change = { photoCount: photoCount - loose };
    await updatePhotoArchive(tx, { id: archiveId, state }, change);
    return ok({});
  });
