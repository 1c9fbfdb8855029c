import type { AnswerOf } from '@hammerdock/contract/call.ts';
import type { sellerReports } from '@hammerdock/contract/services/seller/seller-reports.ts';
import { MEASURES, type Unit } from '@hammerdock/domain/reporting/measures.ts';
import { REPORTS, ROW_TITLES } from '@hammerdock/domain/reporting/reports.ts';
import { CSV_MARK, csvLine } from '@hammerdock/domain/text/csv.ts';

type Report = AnswerOf<typeof sellerReports.getReport>;

/** Cells are plain numbers, for spreadsheets; those of shares are percentages. */
const heading = ({ label, unit }: { readonly label: string; readonly unit: Unit }): string =>
  unit === 'share' ? `${label} (%)` : label;

/** Bounded by the rows of a report. */
export function reportCsv({ report, rowList, totals }: Report): string {
  const { rows, columns } = REPORTS[report];
  const line = (label: string, cells: readonly (string | null)[]) =>
    csvLine([label, ...cells.map((cell) => cell ?? '')]);
  return [
    CSV_MARK + csvLine([ROW_TITLES[rows], ...columns.map((column) => heading(MEASURES[column]))]),
    ...rowList.map(({ label, cells }) => line(label, cells)),
    ...(rowList.length === 0 ? [] : [line('Total', totals)]),
  ].join('');
}
