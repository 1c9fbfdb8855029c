import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  countAuctionsOfSeller,
  listAuctionsOfSeller,
} from '../../store/auctions/seller-auctions.ts';
import { viewAuctionSummary } from '../../views/auctions/seller-auction.ts';

export const listSellerAuctions: Handler<typeof sellerAuctions.listSellerAuctions> = async (
  { seller_id, state, page, limit },
  { actor, db },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const sellerId = seller.value;
  const counts = await countAuctionsOfSeller(db, sellerId);
  const rows = await listAuctionsOfSeller(db, {
    sellerId,
    state,
    limit,
    offset: (page - 1) * limit,
  });
  return ok({
    auctionList: rows.map(viewAuctionSummary),
    auctionCount: counts[state],
    counts: { ...counts },
  });
};
