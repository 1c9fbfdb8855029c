// The report, its days and its auction in the address of the page.
import { readDay, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import {
  countDays,
  RANGE_DAYS_MAX,
  RANGE_PRESETS,
  rangeOfPreset,
  type RangePreset,
} from '@hammerdock/domain/reporting/report-range.ts';
import { REPORT_NAMES, type ReportName } from '@hammerdock/domain/reporting/report-names.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
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

export interface ReportChoice {
  readonly report: ReportName;
  /** null: days of the user's choice. */
  readonly preset: RangePreset | null;
  readonly from: string;
  readonly to: string;
  readonly auction: string | null;
  /** Whether the days are in order, and at most a year. */
  readonly isValid: boolean;
}

export function choiceOf(address: ReportAddress, now: Instant): ReportChoice {
  const { report = 'sales', range = '30d', auction = null } = address;
  if (address.from !== undefined && address.to !== undefined) {
    const { from, to } = address;
    const days = countDays({ from: readDay(from), to: readDay(to) });
    const isValid = days >= 1 && days <= RANGE_DAYS_MAX;
    return { report, preset: null, from, to, auction, isValid };
  }
  const { from, to } = rangeOfPreset(range, now);
  const days = { from: writeDay(from), to: writeDay(to) };
  return { report, preset: range, ...days, auction, isValid: true };
}
