import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listAuctionsOfSeller } from '../../store/auctions/auctions-of-seller.ts';
import { countSellerLots as countLots } from '../../store/auctions/seller-lots.ts';

export const countSellerLots: Handler<typeof sellerLots.countSellerLots> = async (input, ctx) => {
  const acting = await findActingSeller(ctx.db, ctx.actor, input.seller_id);
  if (!acting.ok) return acting;
  const counts = await countLots(ctx.db, acting.value);
  const auctions = await listAuctionsOfSeller(ctx.db, acting.value);
  const auctionList = auctions.map(({ id, number, title, city, takesDrafts }) => ({
    id,
    number,
    title,
    center: city,
    takes_drafts: takesDrafts,
  }));
  return ok({ counts, auctionList });
};
