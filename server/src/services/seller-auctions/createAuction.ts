import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { fieldsOfAuction } from '@hammerdock/contract/shapes/seller-auction.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { findActingSeller, onBehalfOf } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findCenterTax, insertDraftAuction } from '../../store/auctions/draft-auctions.ts';
import { insertAudit } from '../../store/platform/audit.ts';

export const createAuction: Handler<typeof sellerAuctions.createAuction> = async (
  { seller_id, auction },
  { actor, db, transact },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const sellerId = seller.value;
  const fields = fieldsOfAuction(auction);
  const taxBps = await findCenterTax(db, fields.centerId);
  if (taxBps === undefined) return refused('CenterMissing');
  return transact(async (tx) => {
    const id = await insertDraftAuction(tx, { sellerId, taxBps, fields });
    await insertAudit(tx, {
      actorId: actor.userId,
      action: 'auction created',
      subject: id,
      details: { title: fields.title, ...onBehalfOf(actor, sellerId) },
    });
    return ok({ auction_id: id });
  });
};
