import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLotDetail } from '../../store/auctions/lot-details.ts';
import { listSimilarLots } from '../../store/catalog/similar-lots.ts';
import { viewLotCard } from '../../views/auctions/lot.ts';

export const similarProducts: Handler<typeof catalog.similarProducts> = async (input, ctx) => {
  const viewerId = ctx.actor?.userId ?? null;
  const lot = await findLotDetail(ctx.db, input.product_id, viewerId);
  if (lot === undefined) return refused('NotFound');
  const { id: lotId, categoryId } = lot;
  const rows = await listSimilarLots(ctx.db, { viewerId, lotId, categoryId, limit: input.limit });
  return ok({ similarList: rows.map((row) => viewLotCard(row, viewerId)) });
};
