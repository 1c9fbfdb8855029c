import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listSellerDrafts, listSellerSales } from '../../store/auctions/seller-lots.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { viewDraftRow, viewSaleRow } from '../../views/auctions/seller-lot.ts';

export const listSellerLots: Handler<typeof sellerLots.listSellerLots> = async (input, ctx) => {
  const acting = await findActingSeller(ctx.db, ctx.actor, input.seller_id);
  if (!acting.ok) return acting;
  const { auction, list } = input;
  // No lot is in an auction that cannot exist.
  if (auction !== '' && auction !== 'stock' && !isId(auction)) {
    return ok({ lotList: [], lotCount: 0 });
  }
  const wanted = {
    sellerId: acting.value,
    auction,
    category: input.category,
    condition: input.condition,
    text: input.text.trim(),
    withoutPhotos: input.without_photos === 1,
    withoutPrice: input.without_price === 1,
    withProblems: input.with_problems === 1,
    order: input.orderby,
    page: input.page,
    limit: input.limit,
  };
  if (list === 'draft') {
    const { rows, count } = await listSellerDrafts(ctx.db, { ...wanted, list });
    return ok({ lotList: rows.map(viewDraftRow), lotCount: count });
  }
  const { rows, count } = await listSellerSales(ctx.db, { ...wanted, list });
  return ok({ lotList: rows.map(viewSaleRow), lotCount: count });
};
