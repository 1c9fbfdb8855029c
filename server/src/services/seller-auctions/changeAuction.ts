import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { fieldsOfAuction } from '@hammerdock/contract/shapes/seller-auction.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller, onBehalfOf } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  findCenterTax,
  lockAuction,
  updateDraftAuction,
} from '../../store/auctions/draft-auctions.ts';
import { insertAudit } from '../../store/platform/audit.ts';

export const changeAuction: Handler<typeof sellerAuctions.changeAuction> = async (
  { auction_id, version, auction },
  { actor, transact },
) => {
  const fields = fieldsOfAuction(auction);
  return transact(async (tx) => {
    const found = await lockAuction(tx, auction_id);
    if (found === undefined || !actsForSeller(actor, found.sellerId)) return refused('NotFound');
    if (found.publishedAt !== null) return refused('AuctionPublished');
    if (found.version !== version) return refused('AuctionChanged');
    const taxBps = await findCenterTax(tx, fields.centerId);
    if (taxBps === undefined) return refused('CenterMissing');
    const { id, sellerId } = found;
    const changed = await updateDraftAuction(tx, { id, taxBps, fields });
    await insertAudit(tx, {
      actorId: actor.userId,
      action: 'auction changed',
      subject: id,
      details: { version: changed, ...onBehalfOf(actor, sellerId) },
    });
    return ok({ version: changed });
  });
};
