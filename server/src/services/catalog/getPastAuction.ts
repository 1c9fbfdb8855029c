import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { readListInput, withFilters } from '../../operations/catalog/list-input.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findPastAuction, listOverLots } from '../../store/catalog/over-lots.ts';
import { viewLotCard } from '../../views/auctions/lot.ts';
import { viewPastAuction } from '../../views/auctions/past-auction.ts';

export const getPastAuction: Handler<typeof catalog.getPastAuction> = async (input, ctx) => {
  const viewerId = ctx.actor?.userId ?? null;
  const auction = await findPastAuction(ctx.db, input.auction_id);
  if (auction === undefined) return refused('NotFound');
  const { rows, count } = await listOverLots(ctx.db, viewerId, {
    ...readListInput(input),
    outcome: withFilters(input).market_status,
    auctionId: auction.id,
  });
  return ok({
    pastAuction: viewPastAuction(auction),
    lotList: rows.map((row) => viewLotCard(row, viewerId)),
    lotCount: count,
  });
};
