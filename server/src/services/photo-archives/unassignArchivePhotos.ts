import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countChosen, unassignPhotos } from '../../store/photo-archives/archived-photos.ts';
import { countDiscarded, restorePhotos } from '../../store/photo-archives/discarded-photos.ts';
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
    const [chosen, discarded] = [await countChosen(tx, photos), await countDiscarded(tx, photos)];
    if (chosen.count + discarded.count < places.length) return refused('PhotoNotAssigned');
    // Before the others are back, of which only the discarding is undone.
    await unassignPhotos(tx, photos);
    await restorePhotos(tx, photos);
    const change = { photoCount: photoCount - chosen.fewer - discarded.fewer };
    await updatePhotoArchive(tx, { id: archiveId, state }, change);
    return ok({});
  });
