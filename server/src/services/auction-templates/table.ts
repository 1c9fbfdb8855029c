import type { auctionTemplates } from '@hammerdock/contract/services/seller/auction-templates.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { deleteAuctionTemplate } from './deleteAuctionTemplate.ts';
import { listAuctionTemplates } from './listAuctionTemplates.ts';
import { renameAuctionTemplate } from './renameAuctionTemplate.ts';
import { saveAuctionTemplate } from './saveAuctionTemplate.ts';

export const auctionTemplatesTable: ServiceTable<typeof auctionTemplates> = {
  deleteAuctionTemplate,
  listAuctionTemplates,
  renameAuctionTemplate,
  saveAuctionTemplate,
};
