import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countStock, listStock as listRows } from '../../store/auctions/draft-lots.ts';
import { viewDraftProblems } from '../../views/auctions/draft-problems.ts';

export const listStock: Handler<typeof sellerAuctions.listStock> = async (
  { seller_id, page, limit },
  { actor, db },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const sellerId = seller.value;
  const drafts = await listRows(db, { sellerId, limit, offset: (page - 1) * limit });
  return ok({
    lotList: drafts.map((draft) => ({
      id: draft.id,
      lpn: draft.lpn,
      title: draft.title,
      problems: viewDraftProblems(draft),
    })),
    lotCount: await countStock(db, sellerId),
  });
};
