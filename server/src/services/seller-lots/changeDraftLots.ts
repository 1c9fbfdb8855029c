import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { draftFieldsOf } from '@hammerdock/contract/shapes/seller/seller-lot-fields.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { changeDraftLots as change } from '../../operations/auctions/change-draft-lots.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewChangedLots } from '../../views/auctions/changed-lots.ts';

export const changeDraftLots: Handler<typeof sellerLots.changeDraftLots> = ({ changes }, ctx) =>
  ctx.transact(async (tx) => {
    const wanted = changes.map(({ lot_id, version, fields, auction_id }) => ({
      lotId: lot_id,
      version,
      fields: draftFieldsOf(fields),
      auctionId: auction_id,
    }));
    const changed = await change(tx, ctx.actor, wanted);
    return changed.ok ? ok(viewChangedLots(changed.value)) : changed;
  });
