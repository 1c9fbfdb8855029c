import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLot } from '../../store/auctions/lot-locks.ts';
import {
  findSellerOfLot,
  listLotBidders as listRows,
} from '../../store/auctions/running-auctions.ts';

export const listLotBidders: Handler<typeof sellerAuctions.listLotBidders> = async (
  { lot_id },
  { actor, db },
) => {
  const sellerId = await findSellerOfLot(db, lot_id);
  if (sellerId === undefined || !actsForSeller(actor, sellerId)) return refused('NotFound');
  // R61: only the bidder sees a maximum while the lot is open.
  const phase = (await findLot(db, lot_id))?.state.phase;
  if (phase !== 'unsold') return ok({ bidderList: [] });
  const bidders = await listRows(db, lot_id);
  return ok({
    bidderList: bidders.map(({ username, amountCents }) => ({
      username,
      amount: toDecimal(amountCents),
    })),
  });
};
