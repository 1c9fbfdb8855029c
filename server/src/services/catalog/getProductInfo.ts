import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLotDetail } from '../../store/lot-details.ts';
import { viewLotDetail } from '../../views/lot.ts';

export const getProductInfo: Handler<typeof catalog.getProductInfo> = async (input, ctx) => {
  const viewerId = ctx.actor?.userId ?? null;
  const row = await findLotDetail(ctx.db, input.product_id, viewerId);
  return row === undefined ? refused('NotFound') : ok(viewLotDetail(row, viewerId));
};
