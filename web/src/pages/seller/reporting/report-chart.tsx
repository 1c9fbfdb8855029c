import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { BarChart, LineChart } from '@mantine/charts';
import { formatValue } from '@hammerdock/domain/reporting/measures.ts';
import { chartHeight, formatTick, shortenName, type Chart } from './chart-data.ts';

const COLORS = ['spruce.6', 'amber.5', 'gray.5', 'red.6'];

/** Hidden from screen readers, which read the table. */
export function ReportChart({ chart }: { readonly chart: Chart }) {
  const { kind, lies, unit, rows, series } = chart;
  const shared = {
    h: chartHeight(chart),
    data: rows.map((row) => ({ ...row })),
    dataKey: 'label',
    series: series.map((name, at) => ({ name, color: COLORS[at] ?? 'gray.5' })),
    withLegend: series.length > 1,
    // In the order of the bars; sorted by name otherwise.
    legendProps: { itemSorter: null },
    valueFormatter: (value: number) =>
      formatValue(unit, unit === 'count' ? String(value) : value.toFixed(2)),
  };
  const ticks = { tickFormatter: (value: number) => formatTick(unit, value) };
  // The browser focuses it otherwise.
  const quiet = { accessibilityLayer: false };
  if (kind === 'lines') {
    return <LineChart {...shared} curveType="linear" yAxisProps={ticks} lineChartProps={quiet} />;
  }
  return (
    <BarChart
      {...shared}
      type={kind === 'stacked' ? 'stacked' : 'default'}
      orientation={lies ? 'vertical' : 'horizontal'}
      barChartProps={quiet}
      {...(lies
        ? { xAxisProps: ticks, yAxisProps: { width: 110, tickFormatter: shortenName } }
        : { yAxisProps: ticks })}
    />
  );
}
