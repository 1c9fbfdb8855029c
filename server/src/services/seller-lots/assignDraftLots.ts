import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { changeDraftLots } from '../../operations/auctions/change-draft-lots.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewChangedLots } from '../../views/auctions/changed-lots.ts';

export const assignDraftLots: Handler<typeof sellerLots.assignDraftLots> = (input, ctx) =>
  ctx.transact(async (tx) => {
    const { lot_ids, auction_id: auctionId } = input;
    const changes = lot_ids.map((lotId) => ({ lotId, version: null, fields: {}, auctionId }));
    const changed = await changeDraftLots(tx, ctx.actor, changes);
    return changed.ok ? ok(viewChangedLots(changed.value)) : changed;
  });
