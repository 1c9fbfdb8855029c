import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findAuctionsById } from '../../store/auctions/auctions-of-seller.ts';
import { countStock, listStock as listRows } from '../../store/auctions/draft-lots.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { viewDraftProblems } from '../../views/auctions/draft-problems.ts';

export const listStock: Handler<typeof sellerAuctions.listStock> = async (
  { seller_id, auction_id, page, limit },
  { actor, db },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const sellerId = seller.value;
  const asked = auction_id !== undefined && isId(auction_id) ? [auction_id] : [];
  const [auction] = await findAuctionsById(db, asked);
  // The drafts of one that is not published are in it already.
  const isWaitedFor = auction?.sellerId === sellerId && auction.publishedAt !== null;
  const wanted = { sellerId, auctionId: isWaitedFor ? auction.id : null };
  const drafts = await listRows(db, { ...wanted, limit, offset: (page - 1) * limit });
  return ok({
    lotList: drafts.map((draft) => ({
      id: draft.id,
      lpn: draft.lpn,
      title: draft.title,
      problems: viewDraftProblems(draft),
      assigned: draft.auctionId !== null && draft.auctionId === wanted.auctionId,
    })),
    lotCount: await countStock(db, wanted),
  });
};
