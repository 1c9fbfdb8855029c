import type { ReturnOf } from '@hammerdock/contract/call.ts';
import type { sellerReports } from '@hammerdock/contract/services/seller/seller-reports.ts';
import { writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { valueOf } from '@hammerdock/domain/reporting/measures.ts';
import { previousRange, type DayRange } from '@hammerdock/domain/reporting/report-range.ts';
import type { Sums } from '@hammerdock/domain/reporting/report-sums.ts';
import type { ReportName } from '@hammerdock/domain/reporting/report-names.ts';
import { REPORTS } from '@hammerdock/domain/reporting/reports.ts';
import { toIso, type Instant } from '@hammerdock/domain/time.ts';
import { sellerName } from '../accounts/seller.ts';

type Report = ReturnOf<typeof sellerReports.getReport>;

interface Read {
  readonly rows: readonly { readonly label: string; readonly sums: Sums }[];
  readonly total: Sums;
  readonly previous: Sums;
}

interface About extends DayRange {
  readonly name: ReportName;
  readonly seller: Parameters<typeof sellerName>[0];
  /** null: all of the seller's auctions. */
  readonly auction: string | null;
  readonly now: Instant;
}

export function viewReport({ rows, total, previous }: Read, about: About): Report {
  const { figures, columns } = REPORTS[about.name];
  const before = previousRange(about);
  const cellsOf = (sums: Sums) => columns.map((column) => valueOf(column, sums));
  return {
    report: about.name,
    seller: sellerName(about.seller),
    from: writeDay(about.from),
    to: writeDay(about.to),
    previous_from: writeDay(before.from),
    previous_to: writeDay(before.to),
    auction_title: about.auction,
    figureList: figures.map((name) => ({
      name,
      value: valueOf(name, total),
      previous: valueOf(name, previous),
    })),
    rowList: rows.map(({ label, sums }) => ({ label, cells: cellsOf(sums) })),
    totals: cellsOf(total),
    created_at: toIso(about.now),
  };
}
