// The chosen report of an address.
import { readDay, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import type { RangePreset } from '@hammerdock/domain/reporting/range-presets.ts';
import {
  countDays,
  RANGE_DAYS_MAX,
  rangeOfPreset,
} from '@hammerdock/domain/reporting/report-range.ts';
import type { ReportName } from '@hammerdock/domain/reporting/report-names.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { ReportAddress } from './report-address.ts';

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
