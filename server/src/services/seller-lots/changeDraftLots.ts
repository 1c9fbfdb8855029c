import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { changeDraftLots as change } from '../../operations/auctions/change-draft-lots.ts';
import type { Handler } from '../../rpc/handler.ts';

export const changeDraftLots: Handler<typeof sellerLots.changeDraftLots> = ({ changes }, ctx) =>
  ctx.transact((tx) =>
    change(
      tx,
      ctx.actor,
      changes.map(({ lot_id, version, fields, auction_id }) => ({
        lotId: lot_id,
        version,
        fields,
        auctionId: auction_id,
      })),
    ),
  );
