import type { lotTemplates } from '@hammerdock/contract/services/seller/lot-templates.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listLotTemplates as listTemplates } from '../../store/auctions/lot-templates.ts';
import { viewLotTemplate } from '../../views/auctions/seller-lot.ts';

export const listLotTemplates: Handler<typeof lotTemplates.listLotTemplates> = async (
  { seller_id },
  { actor, db },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const templates = await listTemplates(db, seller.value);
  return ok({ templateList: templates.map(viewLotTemplate) });
};
