import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller, onBehalfOf } from '../../operations/auctions/acting-seller.ts';
import { extendAuction as extend } from '../../operations/auctions/extend-auction.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockAuction } from '../../store/auctions/draft-auctions.ts';
import { insertAudit } from '../../store/platform/audit.ts';

export const extendAuction: Handler<typeof sellerAuctions.extendAuction> = async (
  { auction_id, ends_at },
  { actor, transact },
) =>
  transact(async (tx) => {
    const auction = await lockAuction(tx, auction_id);
    if (auction === undefined || !actsForSeller(actor, auction.sellerId)) {
      return refused('NotFound');
    }
    const extended = await extend(tx, auction, ends_at);
    if (!extended.ok) return extended;
    const { id, sellerId, endsAt } = auction;
    await insertAudit(tx, {
      actorId: actor.userId,
      action: 'auction extended',
      subject: id,
      details: {
        from: endsAt,
        to: ends_at,
        lots: extended.value,
        ...onBehalfOf(actor, sellerId),
      },
    });
    return ok({ lot_count: extended.value });
  });
