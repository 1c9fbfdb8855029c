import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { similarSales } from '@hammerdock/domain/catalog/similar-sales.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLotToCompare, listLatestSales } from '../../store/catalog/similar-sales.ts';
import { viewSales } from '../../views/catalog/sales.ts';

const SHOWN_MAX = 5;

export const listSimilarSales: Handler<typeof catalog.listSimilarSales> = async (input, ctx) => {
  const lot = await findLotToCompare(ctx.db, input.product_id);
  if (lot === undefined) return refused('NotFound');
  const sales = await listLatestSales(ctx.db, lot, ctx.actor?.userId ?? null);
  return ok(viewSales(similarSales(lot, sales, SHOWN_MAX)));
};
