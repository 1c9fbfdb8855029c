// Reads a seller's report (SELL-06): one page, CSV file or PDF shows what this returns.
import { writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { MEASURES, type MeasureName } from '@hammerdock/domain/reporting/measures.ts';
import {
  bucketsOf,
  previousRange,
  type DayRange,
} from '@hammerdock/domain/reporting/report-range.ts';
import {
  addSums,
  sumsOfLedger,
  withUnpaid,
  type Sums,
} from '@hammerdock/domain/reporting/report-sums.ts';
import { REPORTS, type ReportDefinition } from '@hammerdock/domain/reporting/reports.ts';
import { nameOfBand } from '@hammerdock/domain/reporting/start-prices.ts';
import { addDays } from '@hammerdock/domain/time.ts';
import type { Db } from '../../db/database.ts';
import { sumLedger, sumUnpaid, type ReportScope } from '../../store/accounting/ledger-days.ts';
import { sumClosedLots, sumReturns } from '../../store/reporting/lot-sums.ts';
import { listRowNames } from '../../store/reporting/report-names.ts';

export interface ReportRow {
  readonly label: string;
  readonly sums: Sums;
}

export interface ReadReport {
  readonly rows: readonly ReportRow[];
  readonly total: Sums;
  readonly previous: Sums;
}

export interface AskedReport extends DayRange {
  readonly name: keyof typeof REPORTS;
  readonly scope: ReportScope;
}

/** What a source found for a row. */
interface Keyed {
  readonly key: string;
  readonly sums: Sums;
}

export async function readReport(
  db: Db,
  { name, scope, ...range }: AskedReport,
): Promise<ReadReport> {
  const report = REPORTS[name];
  const before = previousRange(range);
  const [found, earlierRows] = await Promise.all([
    readRows(db, scope, { report, range }),
    readRows(db, scope, { report, range: before }),
  ]);
  const rows = await nameRows(db, report, { range, found });
  const previous = addSums(earlierRows.map(sumsOf));
  const total = addSums(found.map(sumsOf));
  if (!report.columns.includes('unpaid')) return { rows, total, previous };
  const [opening, earlier] = await Promise.all([
    sumUnpaid(db, scope, writeDay(addDays(range.from, -1))),
    sumUnpaid(db, scope, writeDay(addDays(before.from, -1))),
  ]);
  const [totals] = withUnpaid([{ sums: total }], opening);
  const [previously] = withUnpaid([{ sums: previous }], earlier);
  return {
    rows: withUnpaid(rows, opening),
    total: totals?.sums ?? {},
    previous: previously?.sums ?? {},
  };
}

const sumsOf = ({ sums }: { readonly sums: Sums }): Sums => sums;

interface Read {
  readonly report: ReportDefinition;
  readonly range: DayRange;
}

async function readRows(db: Db, scope: ReportScope, { report, range }: Read): Promise<Keyed[]> {
  const keyOf = report.rows === 'time' ? 'day' : report.rows;
  const parts = await Promise.all(
    report.sources.map(async (source): Promise<Keyed[]> => {
      switch (source) {
        case 'ledger': {
          const by = keyOf === 'auction' || keyOf === 'center' ? keyOf : 'day';
          const rows = await sumLedger(db, scope, { ...range, by });
          return rows.map((row) => ({ key: row.key, sums: sumsOfLedger([row]) }));
        }
        case 'lots': {
          const by = keyOf === 'center' ? 'day' : keyOf;
          return (await sumClosedLots(db, scope, { ...range, by })).map(split);
        }
        case 'returns':
          return (await sumReturns(db, scope, range)).map(split);
      }
    }),
  );
  return parts.flat();
}

const split = ({ key, ...sums }: { readonly key: string } & Sums): Keyed => ({ key, sums });

interface Found {
  readonly range: DayRange;
  readonly found: readonly Keyed[];
}

async function nameRows(
  db: Db,
  { rows }: ReportDefinition,
  { range, found }: Found,
): Promise<ReportRow[]> {
  if (rows === 'time') {
    return bucketsOf(range).map(({ label, ...bucket }) => {
      // Written days are in the order of their texts, which is faster to compare.
      const [from, to] = [writeDay(bucket.from), writeDay(bucket.to)];
      const inside = found.filter(({ key }) => key >= from && key <= to);
      return { label, sums: addSums(inside.map(sumsOf)) };
    });
  }
  const byKey = Map.groupBy(found, ({ key }) => key);
  const rowOf = (key: string, label: string): ReportRow => ({
    label,
    sums: addSums((byKey.get(key) ?? []).map(sumsOf)),
  });
  if (rows === 'start price') {
    const bands = [...byKey.keys()].toSorted((one, other) => Number(one) - Number(other));
    return bands.map((key) => rowOf(key, nameOfBand(Number(key))));
  }
  const names = await listRowNames(db, rows, [...byKey.keys()]);
  const named = names.map(({ id, name }) => rowOf(id, name));
  return rows === 'category' ? named.toSorted(bySellThrough) : named;
}

/** The best first; of equal ones that with more lots sold. */
const bySellThrough = (one: ReportRow, other: ReportRow): number =>
  measure('sellThrough', other) - measure('sellThrough', one) ||
  measure('sold', other) - measure('sold', one);

const measure = (name: MeasureName, { sums }: ReportRow): number => MEASURES[name].of(sums) ?? 0;
