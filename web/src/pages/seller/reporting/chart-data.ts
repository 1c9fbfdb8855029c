// The numbers of a report's chart.
import { MEASURES, type MeasureName, type Unit } from '@hammerdock/domain/reporting/measures.ts';
import { REPORTS, type ReportDefinition } from '@hammerdock/domain/reporting/reports.ts';
import type { Answer } from '../../../api/calls.ts';

export interface Chart {
  readonly kind: ReportDefinition['chart']['kind'];
  /** Rows that are not days have long names, and lie. */
  readonly lies: boolean;
  readonly unit: Unit;
  readonly series: readonly string[];
  readonly rows: readonly Readonly<Record<string, string | number>>[];
}

/** More would be thinner than a finger. */
const LYING_MAX = 20;

export function chartOf({ report, rowList }: Answer<'sellerReports.getReport'>): Chart {
  const { chart, columns, rows } = REPORTS[report];
  const lies = rows !== 'time';
  const labelOf = (name: MeasureName): string => MEASURES[name].label;
  const [first = 'closed'] = chart.series;
  return {
    kind: chart.kind,
    lies,
    unit: MEASURES[first].unit,
    series: chart.series.map(labelOf),
    rows: rowList.slice(0, lies ? LYING_MAX : undefined).map(({ label, cells }) => ({
      label,
      ...Object.fromEntries(
        chart.series.flatMap((name) => {
          const cell = cells[columns.indexOf(name)] ?? null;
          return cell === null ? [] : [[labelOf(name), Number(cell)]];
        }),
      ),
    })),
  };
}

/** Reserved before the chart is loaded, so that nothing moves. */
export const chartHeight = ({ lies, rows, series }: Chart): number =>
  lies ? 80 + rows.length * (20 + 16 * series.length) : 300;

/** Of an axis: "$1.2k". */
export function formatTick(unit: Unit, value: number): string {
  const size = Math.abs(value);
  const short =
    size >= 1_000_000
      ? `${Number((size / 1_000_000).toFixed(1))}M`
      : size >= 1_000
        ? `${Number((size / 1_000).toFixed(1))}k`
        : String(Number(size.toFixed(2)));
  const sign = value < 0 ? '-' : '';
  if (unit === 'money') return `${sign}$${short}`;
  return unit === 'share' ? `${sign}${short}%` : `${sign}${short}`;
}

const NAME_MAX = 28;

/** Of an axis with names: two lines at most, so that they do not overlap. */
export const shortenName = (name: string): string =>
  name.length <= NAME_MAX ? name : `${name.slice(0, NAME_MAX - 1).trimEnd()}…`;
