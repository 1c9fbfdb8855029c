import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { LOT_PHOTOS_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import { lockLotForPhotos } from '../../operations/photo-archives/add-photos.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  assignPhoto,
  countPhotosForLot,
  discardPhoto,
  isUnmatchedPhoto,
} from '../../store/photo-archives/archived-photos.ts';
import { lockPhotoArchive, updatePhotoArchive } from '../../store/photo-archives/photo-archives.ts';
import { isId } from '../../store/platform/id-shape.ts';

export const assignArchivePhoto: Handler<typeof photoArchives.assignArchivePhoto> = (
  { archive_id, place, lot_id: lotId },
  { actor, transact },
) =>
  transact(async (tx) => {
    const archive = await lockPhotoArchive(tx, archive_id);
    if (archive === undefined || !actsForSeller(actor, archive.sellerId)) {
      return refused('NotFound');
    }
    const { id: archiveId, sellerId, state, photoCount } = archive;
    if (state !== 'ready') return refused('ArchiveBusy');
    const photo = { archiveId, place };
    if (!(await isUnmatchedPhoto(tx, photo))) return refused('PhotoNotAssignable');
    if (lotId === null) {
      await discardPhoto(tx, photo);
      return ok({});
    }
    const lot = isId(lotId) ? await lockLotForPhotos(tx, { lotId, sellerId }) : null;
    if (lot === null) return refused('NotFound');
    const count = await countPhotosForLot(tx, { archiveId, lotId });
    if (lot.images.length + count >= LOT_PHOTOS_MAX) {
      return refused('LotPhotosFull', { most: LOT_PHOTOS_MAX });
    }
    await assignPhoto(tx, { ...photo, lotId, sequence: count + 1 });
    await updatePhotoArchive(tx, { id: archiveId, state }, { photoCount: photoCount + 1 });
    return ok({});
  });
