import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { LOT_PHOTOS_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import { lockLotForPhotos } from '../../operations/photo-archives/add-photos.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  assignPhotos,
  countMovable,
  readPhotosForLot,
} from '../../store/photo-archives/archived-photos.ts';
import { discardPhotos } from '../../store/photo-archives/discarded-photos.ts';
import { lockPhotoArchive, updatePhotoArchive } from '../../store/photo-archives/photo-archives.ts';
import { isId } from '../../store/platform/id-shape.ts';

export const assignArchivePhotos: Handler<typeof photoArchives.assignArchivePhotos> = (
  { archive_id, places, lot_id: lotId },
  { actor, transact },
) =>
  transact(async (tx) => {
    const archive = await lockPhotoArchive(tx, archive_id);
    if (archive === undefined || !actsForSeller(actor, archive.sellerId)) {
      return refused('NotFound');
    }
    const { id: archiveId, sellerId, state, photoCount } = archive;
    if (state !== 'ready') return refused('ArchiveBusy');
    const photos = { archiveId, places };
    const { loose, waiting: moved } = await countMovable(tx, photos);
    if (loose + moved < places.length) return refused('PhotoNotAssignable');
    if (lotId === null) {
      // The file stays until its seller finishes it, also when nothing else is left of it.
      await discardPhotos(tx, photos);
      await updatePhotoArchive(tx, { id: archiveId, state }, { photoCount: photoCount - moved });
      return ok({});
    }
    const lot = isId(lotId) ? await lockLotForPhotos(tx, { lotId, sellerId }) : null;
    if (lot === null) return refused('NotFound');
    const { waiting, last } = await readPhotosForLot(tx, { ...photos, lotId });
    const room = Math.max(0, LOT_PHOTOS_MAX - lot.images.length - waiting);
    if (places.length > room) return refused('LotPhotosFull', { most: LOT_PHOTOS_MAX, room });
    await assignPhotos(tx, { ...photos, lotId, last });
    const change = { photoCount: photoCount + loose };
    await updatePhotoArchive(tx, { id: archiveId, state }, change);
    return ok({});
  });
