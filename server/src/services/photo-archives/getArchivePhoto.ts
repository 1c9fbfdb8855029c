import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findArchivedPhoto } from '../../store/photo-archives/archived-photos.ts';
import { findPhotoArchive } from '../../store/photo-archives/photo-archives.ts';
import { viewArchivedFile } from '../../views/catalog/photo-archive.ts';

export const getArchivePhoto: Handler<typeof photoArchives.getArchivePhoto> = async (
  { archive_id, place },
  { db, actor },
) => {
  const archive = await findPhotoArchive(db, archive_id);
  if (archive === undefined || !actsForSeller(actor, archive.sellerId)) {
    return refused('NotFound');
  }
  const found = await findArchivedPhoto(db, { archiveId: archive.id, place });
  const photo = found === undefined ? null : viewArchivedFile(archive, found);
  return photo === null || photo.preview === null ? refused('NotFound') : ok(photo);
};
