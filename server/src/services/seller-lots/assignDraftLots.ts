import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { changeDraftLots } from '../../operations/auctions/change-draft-lots.ts';
import type { Handler } from '../../rpc/handler.ts';

export const assignDraftLots: Handler<typeof sellerLots.assignDraftLots> = (input, ctx) =>
  ctx.transact((tx) => {
    const { lot_ids, auction_id: auctionId } = input;
    const changes = lot_ids.map((lotId) => ({ lotId, version: null, fields: {}, auctionId }));
    return changeDraftLots(tx, ctx.actor, changes);
  });
