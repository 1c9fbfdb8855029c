import type { manifests } from '@hammerdock/contract/services/seller/manifests.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countExportedLots } from '../../store/manifests/exported-lots.ts';

export const previewExport: Handler<typeof manifests.previewExport> = async (
  { seller_id, list },
  { db, actor },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const sellerId = seller.value;
  const acting = seller_id === undefined ? '' : `?seller_id=${encodeURIComponent(seller_id)}`;
  const count = await countExportedLots(db, { sellerId, list });
  return ok({ count, address: `/exports/lots-${list}.csv${acting}`, seller_id: sellerId });
};
