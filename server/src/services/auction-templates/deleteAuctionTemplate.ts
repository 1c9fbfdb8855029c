import type { auctionTemplates } from '@hammerdock/contract/services/seller/auction-templates.ts';
import { deleteOwnTemplate } from '../../operations/auctions/change-template.ts';
import type { Handler } from '../../rpc/handler.ts';

export const deleteAuctionTemplate: Handler<typeof auctionTemplates.deleteAuctionTemplate> = async (
  { template_id },
  { actor, transact },
) => transact((tx) => deleteOwnTemplate(tx, actor, 'auction_templates', template_id));
