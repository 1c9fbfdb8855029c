import type { AnswerOf } from '@hammerdock/contract/call.ts';
import type { accounting } from '@hammerdock/contract/services/admin/accounting.ts';
import { csvLine } from '@hammerdock/domain/text/csv.ts';

type Report = AnswerOf<typeof accounting.getTaxReport>;

const COLUMNS = {
  month: 'Month',
  center: 'Pickup center',
  taxed_sales: 'Taxable sales',
  exempt_sales: 'Exempt sales',
  billed: 'Tax billed',
  voided: 'Tax voided',
  refunded: 'Tax refunded',
  charged_back: 'Tax charged back',
  net: 'Net tax',
} as const satisfies Record<keyof Report['taxList'][number], string>;

/** Bounded by the months of a year and the centers. */
export function taxCsv({ taxList }: Report): string {
  // The keys of the table are those of each row.
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  const lines = taxList.map((row) => csvLine(names.map((name) => row[name])));
  return [csvLine(Object.values(COLUMNS)), ...lines].join('');
}
