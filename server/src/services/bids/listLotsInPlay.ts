import type { bids } from '@hammerdock/contract/services/bids.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLotsInPlay } from '../../store/catalog/lots-in-play.ts';
import { viewLotInPlay } from '../../views/auctions/lot-in-play.ts';

export const listLotsInPlay: Handler<typeof bids.listLotsInPlay> = async (_, ctx) => {
  const { userId } = ctx.actor;
  const rows = await findLotsInPlay(ctx.db, userId);
  return ok({ lotsInPlay: rows.map((row) => viewLotInPlay(row, userId)) });
};
