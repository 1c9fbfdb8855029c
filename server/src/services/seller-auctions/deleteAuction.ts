import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller, onBehalfOf } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { deleteDraftAuction, lockAuction } from '../../store/auctions/draft-auctions.ts';
import { insertAudit } from '../../store/platform/audit.ts';

export const deleteAuction: Handler<typeof sellerAuctions.deleteAuction> = async (
  { auction_id },
  { actor, transact },
) =>
  transact(async (tx) => {
    const found = await lockAuction(tx, auction_id);
    if (found === undefined || !actsForSeller(actor, found.sellerId)) return refused('NotFound');
    if (found.publishedAt !== null) return refused('AuctionPublished');
    const { id, sellerId, title } = found;
    await deleteDraftAuction(tx, id);
    await insertAudit(tx, {
      actorId: actor.userId,
      action: 'auction deleted',
      subject: id,
      details: { title, ...onBehalfOf(actor, sellerId) },
    });
    return ok({});
  });
