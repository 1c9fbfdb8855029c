import type { labels } from '@hammerdock/contract/services/seller/labels.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listAuctionsToLabel } from '../../store/auctions/printed-labels.ts';

export const listLabelAuctions: Handler<typeof labels.listLabelAuctions> = async (
  { seller_id },
  { db, actor },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  return ok({ auctionList: await listAuctionsToLabel(db, seller.value) });
};
