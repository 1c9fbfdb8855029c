import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller, onBehalfOf } from '../../operations/auctions/acting-seller.ts';
import { duplicateAuction as copyOf } from '../../operations/auctions/duplicate-auction.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findAuction } from '../../store/auctions/draft-auctions.ts';
import { insertAudit } from '../../store/platform/audit.ts';

export const duplicateAuction: Handler<typeof sellerAuctions.duplicateAuction> = async (
  { auction_id },
  { actor, transact },
) =>
  transact(async (tx) => {
    const original = await findAuction(tx, auction_id);
    if (original === undefined || !actsForSeller(actor, original.sellerId)) {
      return refused('NotFound');
    }
    const { title, sellerId } = original;
    const id = await copyOf(tx, original);
    await insertAudit(tx, {
      actorId: actor.userId,
      action: 'auction created',
      subject: id,
      details: { title, copyOf: original.id, ...onBehalfOf(actor, sellerId) },
    });
    return ok({ auction_id: id });
  });
