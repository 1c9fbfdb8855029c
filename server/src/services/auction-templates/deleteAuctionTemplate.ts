import type { auctionTemplates } from '@hammerdock/contract/services/seller/auction-templates.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { deleteTemplate, lockTemplate } from '../../store/auctions/auction-templates.ts';

export const deleteAuctionTemplate: Handler<typeof auctionTemplates.deleteAuctionTemplate> = async (
  { template_id },
  { actor, transact },
) =>
  transact(async (tx) => {
    const found = await lockTemplate(tx, template_id);
    if (found === undefined || !actsForSeller(actor, found.sellerId)) return refused('NotFound');
    await deleteTemplate(tx, found.id);
    return ok({});
  });
