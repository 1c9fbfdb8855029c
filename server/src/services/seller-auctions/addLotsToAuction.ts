import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import { addLots } from '../../operations/auctions/add-lots.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockAuction } from '../../store/auctions/draft-auctions.ts';

export const addLotsToAuction: Handler<typeof sellerAuctions.addLotsToAuction> = async (
  { auction_id, lot_ids: lotIds },
  { actor, transact },
) =>
  transact(async (tx) => {
    const auction = await lockAuction(tx, auction_id);
    if (auction === undefined || !actsForSeller(actor, auction.sellerId)) {
      return refused('NotFound');
    }
    const added = await addLots(tx, actor, { auction, lotIds });
    return added.ok ? ok({ lot_count: added.value }) : added;
  });
