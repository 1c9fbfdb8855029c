import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller, onBehalfOf } from '../../operations/auctions/acting-seller.ts';
import { publishAuction as publish } from '../../operations/auctions/publish-auction.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockAuction } from '../../store/auctions/draft-auctions.ts';
import { insertAudit } from '../../store/platform/audit.ts';

export const publishAuction: Handler<typeof sellerAuctions.publishAuction> = async (
  { auction_id, version },
  { actor, transact },
) =>
  transact(async (tx) => {
    const auction = await lockAuction(tx, auction_id);
    if (auction === undefined || !actsForSeller(actor, auction.sellerId)) {
      return refused('NotFound');
    }
    if (auction.publishedAt !== null) return refused('AuctionPublished');
    if (auction.version !== version) return refused('AuctionChanged');
    const published = await publish(tx, auction);
    if (!published.ok) return published;
    const { id, sellerId } = auction;
    await insertAudit(tx, {
      actorId: actor.userId,
      action: 'auction published',
      subject: id,
      details: { lots: published.value.lots, version, ...onBehalfOf(actor, sellerId) },
    });
    return ok({ lot_count: published.value.lots });
  });
