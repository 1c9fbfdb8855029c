import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller, onBehalfOf } from '../../operations/auctions/acting-seller.ts';
import { withdrawLot as withdraw } from '../../operations/auctions/cancel-lots.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { isId } from '../../store/platform/id-shape.ts';

export const withdrawLot: Handler<typeof sellerAuctions.withdrawLot> = async (
  { lot_id, reason },
  { actor, transact },
) => {
  if (!isId(lot_id)) return refused('NotFound');
  return transact(async (tx) => {
    const withdrawn = await withdraw(tx, {
      lotId: lot_id,
      reason,
      isAdmin: actor.role === 'admin',
      mayActFor: (sellerId) => actsForSeller(actor, sellerId),
    });
    if (!withdrawn.ok) return withdrawn;
    const { auctionId, bids, sellerId } = withdrawn.value;
    await insertAudit(tx, {
      actorId: actor.userId,
      action: 'lot withdrawn',
      subject: lot_id,
      details: { auctionId, reason, bids, ...onBehalfOf(actor, sellerId) },
    });
    return ok({});
  });
};
