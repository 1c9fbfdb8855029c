import type { lotPhotos } from '@hammerdock/contract/services/seller/lot-photos.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import { saveLotPhotos } from '../../operations/auctions/lot-photos.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewNewPhoto } from '../../views/auctions/seller-photo.ts';

export const uploadLotPhotos: Handler<typeof lotPhotos.uploadLotPhotos> = async (input, ctx) => {
  const { seller_id, file_upload: files, isCompress, quality, resultWidth, resultHeight } = input;
  const seller = await findActingSeller(ctx.db, ctx.actor, seller_id);
  if (!seller.ok) return seller;
  const box = { width: resultWidth, height: resultHeight, quality };
  const target = isCompress ? box : null;
  const saved = await saveLotPhotos(ctx, { sellerId: seller.value, files, target });
  return saved.ok ? ok({ responseData: { files: saved.value.map(viewNewPhoto) } }) : saved;
};
