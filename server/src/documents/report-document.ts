// A seller's report as a PDF: the same figures as on its page, from the same answer.
import type { AnswerOf } from '@hammerdock/contract/call.ts';
import type { sellerReports } from '@hammerdock/contract/services/seller/seller-reports.ts';
import { showDay } from '@hammerdock/domain/accounting/calendar.ts';
import { formatValue, MEASURES, type MeasureName } from '@hammerdock/domain/reporting/measures.ts';
import { REPORTS, ROW_TITLES } from '@hammerdock/domain/reporting/reports.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import type { PrintedDocument } from './printed-document.ts';

type Report = AnswerOf<typeof sellerReports.getReport>;

export function reportDocument(report: Report): PrintedDocument {
  const { title, summary, rows, figures, columns } = REPORTS[report.report];
  const shown = (name: MeasureName, value: string | null | undefined) =>
    formatValue(MEASURES[name].unit, value ?? null);
  const cells = (values: readonly (string | null)[]) =>
    columns.map((column, at) => ({ text: shown(column, values[at]) }));
  return {
    title,
    file: `${report.report}-${report.from}-${report.to}`,
    status: `${showDay(report.from)} to ${showDay(report.to)}, Eastern Time`,
    issuedAt: instantOf(report.created_at),
    lines: [
      `${report.seller}, ${report.auction_title ?? 'all auctions'}`,
      summary,
      `Compared with ${showDay(report.previous_from)} to ${showDay(report.previous_to)}. ` +
        `Made ${formatDateTime(instantOf(report.created_at))}.`,
    ],
    sections: [
      {
        kind: 'table',
        heading: 'Figures',
        columns: ['Figure', 'This period', 'Previous period'],
        rows: figures.map((name) => {
          const figure = report.figureList.find((each) => each.name === name);
          const { label, explanation } = MEASURES[name];
          return [
            { text: label, notes: [explanation] },
            { text: shown(name, figure?.value) },
            { text: shown(name, figure?.previous) },
          ];
        }),
        empty: '',
      },
      {
        kind: 'table',
        heading: 'Table',
        columns: [ROW_TITLES[rows], ...columns.map((column) => MEASURES[column].label)],
        rows: [
          ...report.rowList.map(({ label, cells: values }) => [{ text: label }, ...cells(values)]),
          ...(report.rowList.length === 0 ? [] : [[{ text: 'Total' }, ...cells(report.totals)]]),
        ],
        empty: 'Nothing happened in this period.',
      },
    ],
  };
}
