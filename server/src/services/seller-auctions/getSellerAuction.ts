import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findAuction } from '../../store/auctions/draft-auctions.ts';
import { findSellerAuction } from '../../store/auctions/seller-auctions.ts';
import { viewSellerAuction } from '../../views/auctions/seller-auction.ts';

export const getSellerAuction: Handler<typeof sellerAuctions.getSellerAuction> = async (
  { auction_id },
  { actor, db },
) => {
  const row = await findSellerAuction(db, auction_id);
  if (row === undefined || !actsForSeller(actor, row.sellerId)) return refused('NotFound');
  const terms = await findAuction(db, row.id);
  if (terms === undefined) return refused('NotFound');
  return ok({ auction: viewSellerAuction(row, terms) });
};
