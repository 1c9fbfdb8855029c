// The report, its days and its auction in the address of the page.
import { RANGE_PRESETS, type RangePreset } from '@hammerdock/domain/reporting/range-presets.ts';
import { REPORT_NAMES, type ReportName } from '@hammerdock/domain/reporting/report-names.ts';
import { isIsoDay } from '../../../lib/address/iso-dates.ts';

export interface ReportAddress {
  readonly report?: ReportName;
  readonly range?: RangePreset;
  /** Both days are given, or none. */
  readonly from?: string;
  readonly to?: string;
  readonly auction?: string;
}

export function readReportAddress(search: Record<string, unknown>): ReportAddress {
  const report = REPORT_NAMES.find((each) => each === search['report']);
  const range = RANGE_PRESETS.find((each) => each === search['range']);
  const { from, to, auction } = search;
  return {
    ...(report === undefined ? {} : { report }),
    ...(isIsoDay(from) && isIsoDay(to) ? { from, to } : range === undefined ? {} : { range }),
    ...(typeof auction === 'string' && auction !== '' ? { auction } : {}),
  };
}
