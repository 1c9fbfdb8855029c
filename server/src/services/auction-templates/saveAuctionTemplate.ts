import type { auctionTemplates } from '@hammerdock/contract/services/seller/auction-templates.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import { findRoomForTemplate } from '../../operations/auctions/change-template.ts';
import type { Handler } from '../../rpc/handler.ts';
import { saveTemplate } from '../../store/auctions/auction-templates.ts';
import { fieldsOfStored, findAuction } from '../../store/auctions/draft-auctions.ts';

export const saveAuctionTemplate: Handler<typeof auctionTemplates.saveAuctionTemplate> = async (
  { auction_id, name },
  { actor, transact },
) =>
  transact(async (tx) => {
    const auction = await findAuction(tx, auction_id);
    if (auction === undefined || !actsForSeller(actor, auction.sellerId)) {
      return refused('NotFound');
    }
    const { sellerId } = auction;
    const room = await findRoomForTemplate(tx, 'auction_templates', { sellerId, name });
    if (!room.ok) return room;
    const fields = fieldsOfStored(auction);
    return ok({ template_id: await saveTemplate(tx, { sellerId, name, fields }) });
  });
