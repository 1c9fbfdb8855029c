import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { LOT_PHOTOS_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import { hasLeftovers } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import { lockLotForPhotos } from '../../operations/photo-archives/add-photos.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  assignPhoto,
  discardPhoto,
  hasAssignablePhotos,
  isAssignablePhoto,
  readPhotosForLot,
} from '../../store/photo-archives/archived-photos.ts';
import {
  lockPhotoArchive,
  updatePhotoArchive,
  type PhotoArchive,
} from '../../store/photo-archives/photo-archives.ts';
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
    if (!(await isAssignablePhoto(tx, photo))) return refused('PhotoNotAssignable');
    if (lotId === null) {
      await discardPhoto(tx, photo);
      await endIfNothingIsLeft(tx, archive);
      return ok({});
    }
    const lot = isId(lotId) ? await lockLotForPhotos(tx, { lotId, sellerId }) : null;
    if (lot === null) return refused('NotFound');
    const { waiting, last } = await readPhotosForLot(tx, { archiveId, lotId });
    if (lot.images.length + waiting >= LOT_PHOTOS_MAX) {
      return refused('LotPhotosFull', { most: LOT_PHOTOS_MAX });
    }
    await assignPhoto(tx, { ...photo, lotId, sequence: last + 1 });
    await updatePhotoArchive(tx, { id: archiveId, state }, { photoCount: photoCount + 1 });
    return ok({});
  });

/** The last leftover photo is gone and none waits to be added: the job removes the file. */
async function endIfNothingIsLeft(tx: Tx, archive: PhotoArchive): Promise<void> {
  const { id, state, photoCount, doneCount } = archive;
  if (!hasLeftovers(archive) || doneCount < photoCount) return;
  if (await hasAssignablePhotos(tx, id)) return;
  await updatePhotoArchive(tx, { id, state }, { state: 'done' });
  await appendEvent(tx, 'archive.queued', { archiveId: id });
}
