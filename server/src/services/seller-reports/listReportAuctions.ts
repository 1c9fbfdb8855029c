import type { sellerReports } from '@hammerdock/contract/services/seller/seller-reports.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  AUCTIONS_LISTED_MAX,
  listReportAuctions as list,
} from '../../store/reporting/report-names.ts';

export const listReportAuctions: Handler<typeof sellerReports.listReportAuctions> = async (
  { seller_id },
  { db, actor },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  return ok({ auctionList: await list(db, seller.value, AUCTIONS_LISTED_MAX) });
};
