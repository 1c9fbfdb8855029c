import type { auctionTemplates } from '@hammerdock/contract/services/seller/auction-templates.ts';
import { renameOwnTemplate } from '../../operations/auctions/change-template.ts';
import type { Handler } from '../../rpc/handler.ts';

export const renameAuctionTemplate: Handler<typeof auctionTemplates.renameAuctionTemplate> = async (
  input,
  { actor, transact },
) => transact((tx) => renameOwnTemplate(tx, actor, 'auction_templates', input));
