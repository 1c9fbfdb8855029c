import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { ARCHIVE_MB_MAX, ARCHIVE_PART_BYTES } from '@hammerdock/domain/auctions/seller-limits.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { newId } from '../../security/ids.ts';
import { findAuctionName, insertPhotoArchive } from '../../store/photo-archives/photo-archives.ts';

/** Unfinished ones of a seller. */
const MOST = 5;

export const startPhotoArchive: Handler<typeof photoArchives.startPhotoArchive> = async (
  { seller_id, file_name: fileName, bytes, auction_id: auctionId },
  ctx,
) => {
  const seller = await findActingSeller(ctx.db, ctx.actor, seller_id);
  if (!seller.ok) return seller;
  if (bytes > ARCHIVE_MB_MAX * 1024 * 1024) {
    return refused('UploadTooLarge', { most: ARCHIVE_MB_MAX });
  }
  const sellerId = seller.value;
  const parts = Math.ceil(bytes / ARCHIVE_PART_BYTES);
  return ctx.transact(async (tx) => {
    if (auctionId !== null) {
      const auction = await findAuctionName(tx, auctionId);
      if (auction?.sellerId !== sellerId) return refused('NotFound');
    }
    const id = newId();
    const createdBy = ctx.actor.userId;
    const given = { id, sellerId, createdBy, auctionId, fileName, bytes, parts };
    if (!(await insertPhotoArchive(tx, given, MOST))) {
      return refused('ArchivesTooMany', { most: MOST });
    }
    return ok({ archive_id: id, part_bytes: ARCHIVE_PART_BYTES, part_count: parts });
  });
};
