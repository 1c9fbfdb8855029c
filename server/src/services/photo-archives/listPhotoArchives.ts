import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  listAuctionsForPhotos,
  listPhotoArchives as findArchives,
} from '../../store/photo-archives/photo-archives.ts';
import { viewArchive } from '../../views/catalog/photo-archive.ts';

export const listPhotoArchives: Handler<typeof photoArchives.listPhotoArchives> = async (
  { seller_id },
  { db, actor },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const rows = await findArchives(db, seller.value);
  const targets = await listAuctionsForPhotos(db, seller.value);
  return ok({ archiveList: rows.map(viewArchive), targets });
};
