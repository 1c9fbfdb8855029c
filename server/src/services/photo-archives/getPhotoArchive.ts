import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  countArchivedPhotos,
  listArchivedPhotos,
} from '../../store/photo-archives/archived-photos.ts';
import { findAuctionName, findPhotoArchive } from '../../store/photo-archives/photo-archives.ts';
import { viewArchiveDetails } from '../../views/catalog/photo-archive.ts';

const PAGE_SIZE = 50;

export const getPhotoArchive: Handler<typeof photoArchives.getPhotoArchive> = async (
  { archive_id, show, page },
  { db, actor },
) => {
  const archive = await findPhotoArchive(db, archive_id);
  if (archive === undefined || !actsForSeller(actor, archive.sellerId)) {
    return refused('NotFound');
  }
  const { id: archiveId, auctionId, state } = archive;
  if (state === 'removed') return refused('NotFound');
  const auction = auctionId === null ? undefined : await findAuctionName(db, auctionId);
  const counts = await countArchivedPhotos(db, archiveId);
  const files = await listArchivedPhotos(db, { archiveId, show, page, size: PAGE_SIZE });
  return ok({
    ...viewArchiveDetails(archive, { auction, counts, files }),
    fileCount: countOf(show, counts),
    page_size: PAGE_SIZE,
  });
};

function countOf(
  show: 'all' | 'matched' | 'unmatched' | 'discarded',
  { waiting, added, notAdded, discarded }: Awaited<ReturnType<typeof countArchivedPhotos>>,
): number {
  if (show === 'discarded') return discarded;
  if (show === 'unmatched') return notAdded;
  return show === 'matched' ? waiting + added : waiting + added + notAdded;
}
