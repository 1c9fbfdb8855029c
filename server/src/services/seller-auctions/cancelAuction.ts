import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller, onBehalfOf } from '../../operations/auctions/acting-seller.ts';
import { cancelAuction as cancel } from '../../operations/auctions/cancel-lots.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockAuction } from '../../store/auctions/draft-auctions.ts';
import { insertAudit } from '../../store/platform/audit.ts';

export const cancelAuction: Handler<typeof sellerAuctions.cancelAuction> = async (
  { auction_id, reason },
  { actor, transact },
) =>
  transact(async (tx) => {
    const auction = await lockAuction(tx, auction_id);
    if (auction === undefined || !actsForSeller(actor, auction.sellerId)) {
      return refused('NotFound');
    }
    const canceled = await cancel(tx, auction, { isAdmin: actor.role === 'admin', reason });
    if (!canceled.ok) return canceled;
    await insertAudit(tx, {
      actorId: actor.userId,
      action: 'auction canceled',
      subject: auction.id,
      details: { reason, lots: canceled.value, ...onBehalfOf(actor, auction.sellerId) },
    });
    return ok({ lot_count: canceled.value });
  });
