import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { inOrder, onTheBlock, selectLotCards } from '../../store/lot-cards.ts';
import { findLotDetail } from '../../store/lot-details.ts';
import { viewLotCard } from '../../views/lot.ts';

export const similarProducts: Handler<typeof catalog.similarProducts> = async (input, ctx) => {
  const viewerId = ctx.actor?.userId ?? null;
  const lot = await findLotDetail(ctx.db, input.product_id, viewerId);
  if (lot === undefined) return refused('NotFound');
  const alike = onTheBlock(selectLotCards(ctx.db, viewerId))
    .where('lots.categoryId', '=', lot.categoryId)
    .where('lots.id', '!=', lot.id);
  const rows = await inOrder(alike, '').limit(input.limit).execute();
  return ok({ similarList: rows.map((row) => viewLotCard(row, viewerId)) });
};
