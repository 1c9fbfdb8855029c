import type { auctionTemplates } from '@hammerdock/contract/services/seller/auction-templates.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import { tomorrow } from '../../operations/auctions/tomorrow.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listTemplates } from '../../store/auctions/auction-templates.ts';
import { viewAuctionTemplate } from '../../views/auctions/auction-template.ts';

export const listAuctionTemplates: Handler<typeof auctionTemplates.listAuctionTemplates> = async (
  { seller_id },
  { actor, db },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const day = await tomorrow(db);
  const templates = await listTemplates(db, seller.value);
  return ok({ templateList: templates.map((each) => viewAuctionTemplate(each, day)) });
};
