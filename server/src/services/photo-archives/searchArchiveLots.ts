import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { searchLotsForPhotos } from '../../store/photo-archives/archived-photos.ts';
import { findPhotoArchive } from '../../store/photo-archives/photo-archives.ts';
import { viewFoundLot } from '../../views/catalog/photo-archive.ts';

export const searchArchiveLots: Handler<typeof photoArchives.searchArchiveLots> = async (
  { archive_id, text },
  { db, actor },
) => {
  const archive = await findPhotoArchive(db, archive_id);
  if (archive === undefined || !actsForSeller(actor, archive.sellerId)) {
    return refused('NotFound');
  }
  const { sellerId, auctionId } = archive;
  const lots = await searchLotsForPhotos(db, { sellerId, auctionId, text });
  return ok({ lotList: lots.map(viewFoundLot) });
};
