// Whose report a call asks for, about which auction, and of which days.
import { readDay } from '@hammerdock/domain/accounting/calendar.ts';
import {
  countDays,
  RANGE_DAYS_MAX,
  type DayRange,
} from '@hammerdock/domain/reporting/report-range.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Actor } from '../../context.ts';
import { readNow, type Db } from '../../db/database.ts';
import type { ReportScope } from '../../store/accounting/ledger-days.ts';
import { findReportAuction } from '../../store/reporting/report-names.ts';
import { findSeller } from '../../store/catalog/sellers.ts';
import { findActingSeller } from '../auctions/acting-seller.ts';

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly auction_id?: string | undefined;
  readonly seller_id?: string | undefined;
}

export interface AskedScope {
  readonly scope: ReportScope;
  readonly range: DayRange;
  readonly seller: Awaited<ReturnType<typeof findSeller>>;
  /** The name of the auction; null: all of the seller's. */
  readonly auction: string | null;
  readonly now: Instant;
}

export async function readAskedScope(
  db: Db,
  actor: Actor,
  { from, to, auction_id, seller_id }: Asked,
): Promise<Result<AskedScope, 'NotFound' | 'SellerMissing' | 'ReportRangeInvalid'>> {
  const acting = await findActingSeller(db, actor, seller_id);
  if (!acting.ok) return acting;
  const sellerId = acting.value;
  const auction = auction_id === undefined ? null : await findReportAuction(db, auction_id);
  if (auction === undefined || (auction !== null && auction.sellerId !== sellerId)) {
    return refused('NotFound');
  }
  const range = { from: readDay(from), to: readDay(to) };
  const days = countDays(range);
  if (days < 1 || days > RANGE_DAYS_MAX) return refused('ReportRangeInvalid');
  const scope = { sellerId, auctionId: auction_id ?? null };
  const [seller, now] = [await findSeller(db, sellerId), await readNow(db)];
  return ok({ scope, range, seller, auction: auction?.name ?? null, now });
}
