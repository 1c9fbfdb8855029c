import type { bids } from '@hammerdock/contract/services/bids.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readListInput } from '../../operations/catalog/list-input.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listOwnLots } from '../../store/catalog/lot-lists.ts';
import { viewLotCard } from '../../views/auctions/lot.ts';

export const getLost: Handler<typeof bids.getLost> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const wanted = readListInput(input);
  const { rows, count } = await listOwnLots(ctx.db, userId, 'lost', wanted);
  return ok({ lostList: rows.map((row) => viewLotCard(row, userId)), lostCount: count });
};
