import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import { addReadyLots } from '../../operations/auctions/add-lots.ts';
import { relistAsDrafts } from '../../operations/auctions/relist-as-drafts.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockAuction } from '../../store/auctions/draft-auctions.ts';
import { isId } from '../../store/platform/id-shape.ts';

export const relistLots: Handler<typeof sellerLots.relistLots> = (input, ctx) =>
  ctx.transact(async (tx) => {
    const acting = await findActingSeller(tx, ctx.actor, input.seller_id);
    if (!acting.ok) return acting;
    const { auction_id: auctionId, lower_percent: lowerPercent } = input;
    const lotIds = [...new Set(input.lot_ids)];
    if (![...lotIds, ...(auctionId === null ? [] : [auctionId])].every(isId)) {
      return refused('NotFound');
    }
    const rule = { sellerId: acting.value, lotIds, auctionId, lowerPercent };
    const auction = auctionId === null ? undefined : await lockAuction(tx, auctionId);
    const relisted = await relistAsDrafts(tx, ctx.actor, rule);
    if (!relisted.ok) return relisted;
    const drafts = relisted.value;
    const added = await addReadyLots(tx, ctx.actor, { auction, lotIds: drafts });
    if (!added.ok) return added;
    return ok({
      relisted: drafts.length,
      skipped: lotIds.length - drafts.length,
      added: added.value.length,
    });
  });
