import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { WIRE_NAMES } from '@hammerdock/contract/shapes/seller/seller-lot-fields.ts';
import { mayBeAddedTo, replaceableFields } from '@hammerdock/domain/catalog/lot-changes.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import {
  findSellersLot,
  readSellersLot,
  type SellersLot,
} from '../../operations/auctions/read-seller-lot.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewSellerLot } from '../../views/auctions/seller-lot.ts';

export const getSellerLot: Handler<typeof sellerLots.getSellerLot> = async (
  { lot_id },
  { db, actor },
) => {
  const found = await findSellersLot(db, lot_id);
  if (found === undefined || !actsForSeller(actor, found.lot.sellerId)) return refused('NotFound');
  return ok({
    lot: viewSellerLot(await readSellersLot(db, found)),
    seller_id: found.lot.sellerId,
    may_change: changeableFields(found),
    relisted_from: found.lot.relistedFrom,
  });
};

/** "addition" is text to be added to the description. */
function changeableFields({ isDraft, lot }: SellersLot): string[] {
  if (isDraft) return [...Object.values(WIRE_NAMES), 'auction'];
  const fields = replaceableFields(lot).map((field) => WIRE_NAMES[field]);
  return mayBeAddedTo(lot) ? [...fields, 'addition', 'added photos'] : fields;
}
