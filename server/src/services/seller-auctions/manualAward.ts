import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller, onBehalfOf } from '../../operations/auctions/acting-seller.ts';
import { awardLot } from '../../operations/auctions/award-lot.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { isId } from '../../store/platform/id-shape.ts';

export const manualAward: Handler<typeof sellerAuctions.manualAward> = async (
  { lot_id, username, amount: amountCents },
  { actor, transact },
) => {
  if (!isId(lot_id)) return refused('NotFound');
  return transact(async (tx) => {
    const awarded = await awardLot(tx, {
      lotId: lot_id,
      username,
      amountCents,
      mayActFor: (sellerId) => actsForSeller(actor, sellerId),
    });
    if (!awarded.ok) return awarded;
    const { buyerId, invoiceId, sellerId } = awarded.value;
    await insertAudit(tx, {
      actorId: actor.userId,
      action: 'lot awarded',
      subject: lot_id,
      details: { buyerId, amountCents, invoiceId, ...onBehalfOf(actor, sellerId) },
    });
    return ok({ invoiced: invoiceId !== null });
  });
};
