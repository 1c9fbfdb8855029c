import type { sellerReports } from '@hammerdock/contract/services/seller/seller-reports.ts';
import { readDay } from '@hammerdock/domain/accounting/calendar.ts';
import { countDays, RANGE_DAYS_MAX } from '@hammerdock/domain/reporting/report-range.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { readNow, type Db } from '../../db/database.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import { readReport } from '../../operations/auctions/read-report.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findReportAuction } from '../../store/auctions/report-names.ts';
import { findSeller } from '../../store/catalog/sellers.ts';
import { viewReport } from '../../views/auctions/seller-report.ts';

export const getReport: Handler<typeof sellerReports.getReport> = async (
  { report: name, from, to, auction_id, seller_id },
  { db, actor },
) => {
  const acting = await findActingSeller(db, actor, seller_id);
  if (!acting.ok) return acting;
  const sellerId = acting.value;
  const auction = await findAuction(db, sellerId, auction_id);
  if (!auction.ok) return auction;
  const range = { from: readDay(from), to: readDay(to) };
  const days = countDays(range);
  if (days < 1 || days > RANGE_DAYS_MAX) return refused('ReportRangeInvalid');
  const scope = { sellerId, auctionId: auction_id ?? null };
  const read = await readReport(db, { name, scope, ...range });
  const [seller, now] = [await findSeller(db, sellerId), await readNow(db)];
  return ok(viewReport(read, { name, ...range, seller, auction: auction.value, now }));
};

/** The name of the auction that the report is limited to; null: all of the seller's. */
async function findAuction(
  db: Db,
  sellerId: string,
  auctionId: string | undefined,
): Promise<Result<string | null, 'NotFound'>> {
  if (auctionId === undefined) return ok(null);
  const found = await findReportAuction(db, auctionId);
  return found?.sellerId === sellerId ? ok(found.name) : refused('NotFound');
}
