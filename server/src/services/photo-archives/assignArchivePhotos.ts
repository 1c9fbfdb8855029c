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
  assignPhotos,
  countMovable,
  discardPhotos,
  hasAssignablePhotos,
  readPhotosForLot,
} from '../../store/photo-archives/archived-photos.ts';
import {
  lockPhotoArchive,
  updatePhotoArchive,
  type PhotoArchive,
} from '../../store/photo-archives/photo-archives.ts';
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
      const left = { ...archive, photoCount: photoCount - moved };
      await discardPhotos(tx, photos);
      await updatePhotoArchive(tx, { id: archiveId, state }, { photoCount: left.photoCount });
      await endIfNothingIsLeft(tx, left);
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

/** The last leftover photo is gone and none waits to be added: the job removes the file. */
async function endIfNothingIsLeft(tx: Tx, archive: PhotoArchive): Promise<void> {
  const { id, state, photoCount, doneCount } = archive;
  if (!hasLeftovers(archive) || doneCount < photoCount) return;
  if (await hasAssignablePhotos(tx, id)) return;
  await updatePhotoArchive(tx, { id, state }, { state: 'done' });
  await appendEvent(tx, 'archive.queued', { archiveId: id });
}
