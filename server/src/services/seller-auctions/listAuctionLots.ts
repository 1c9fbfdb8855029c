import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findAuction } from '../../store/auctions/draft-auctions.ts';
import { countLotsOfAuction, listLotsOfAuction } from '../../store/auctions/running-auctions.ts';
import { viewAuctionLot } from '../../views/auctions/auction-lot.ts';

export const listAuctionLots: Handler<typeof sellerAuctions.listAuctionLots> = async (
  { auction_id, show, page, limit },
  { actor, db },
) => {
  const auction = await findAuction(db, auction_id);
  if (auction === undefined || !actsForSeller(actor, auction.sellerId)) return refused('NotFound');
  const auctionId = auction.id;
  const rows = await listLotsOfAuction(db, { auctionId, show, limit, offset: (page - 1) * limit });
  return ok({
    lotList: rows.map(viewAuctionLot),
    lotCount: await countLotsOfAuction(db, { auctionId, show }),
  });
};
