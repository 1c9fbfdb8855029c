import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readListInput, withFilters } from '../../operations/catalog/list-input.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listOverLots } from '../../store/catalog/over-lots.ts';
import { viewLotCard } from '../../views/auctions/lot.ts';

export const getExpired: Handler<typeof catalog.getExpired> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const wanted = {
    ...readListInput(input),
    outcome: withFilters(input).market_status,
    auctionId: null,
  };
  const { rows, count } = await listOverLots(ctx.db, userId, wanted);
  return ok({ expiredList: rows.map((row) => viewLotCard(row, userId)), expiredCount: count });
};
