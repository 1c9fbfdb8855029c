import type { auctionTemplates } from '@hammerdock/contract/services/seller/auction-templates.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  isTemplateNameTaken,
  lockTemplate,
  renameTemplate,
} from '../../store/auctions/auction-templates.ts';

export const renameAuctionTemplate: Handler<typeof auctionTemplates.renameAuctionTemplate> = async (
  { template_id, name },
  { actor, transact },
) =>
  transact(async (tx) => {
    const found = await lockTemplate(tx, template_id);
    if (found === undefined || !actsForSeller(actor, found.sellerId)) return refused('NotFound');
    const { id, sellerId } = found;
    if (await isTemplateNameTaken(tx, { sellerId, name, exceptId: id })) {
      return refused('TemplateNameTaken');
    }
    await renameTemplate(tx, { id, name });
    return ok({});
  });
