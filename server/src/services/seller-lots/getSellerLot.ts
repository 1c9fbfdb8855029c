import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import {
  changeableFields,
  findSellersLot,
  showSellersLot,
} from '../../operations/auctions/read-seller-lot.ts';
import type { Handler } from '../../rpc/handler.ts';

export const getSellerLot: Handler<typeof sellerLots.getSellerLot> = async (
  { lot_id },
  { db, actor },
) => {
  const found = await findSellersLot(db, lot_id);
  if (found === undefined || !actsForSeller(actor, found.lot.sellerId)) return refused('NotFound');
  return ok({
    lot: await showSellersLot(db, found),
    seller_id: found.lot.sellerId,
    may_change: changeableFields(found),
    relisted_from: found.lot.relistedFrom,
  });
};
