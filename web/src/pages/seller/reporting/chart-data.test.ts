import { expect, test } from 'vitest';
import { chartHeight, chartOf, formatTick, shortenName } from './chart-data.ts';

const REPORT = {
  report: 'sales',
  seller: 'sam',
  from: '2026-11-01',
  to: '2026-11-02',
  previous_from: '2026-10-30',
  previous_to: '2026-10-31',
  auction_title: null,
  figureList: [],
  rowList: [
    { label: 'Nov 1', cells: ['2', '100.00', '17.00', '9.36', '0.00', '126.36'] },
    { label: 'Nov 2', cells: ['0', '0.00', null, '0.00', '0.00', '0.00'] },
  ],
  totals: [],
  created_at: '2026-11-02T12:00:00Z',
} as const;

test('SELL-06 a chart shows the columns of its series, and leaves out unknown ones', () => {
  const { rows, series, unit } = chartOf({
    ...REPORT,
    figureList: [],
    rowList: REPORT.rowList.map((row) => ({ ...row, cells: [...row.cells] })),
    totals: [],
  });
  expect([unit, series]).toEqual(['money', ['Hammer price', 'Premium', 'Sales tax']]);
  expect(rows).toEqual([
    { label: 'Nov 1', 'Hammer price': 100, Premium: 17, 'Sales tax': 9.36 },
    { label: 'Nov 2', 'Hammer price': 0, 'Sales tax': 0 },
  ]);
});

test('a lying chart has room for each bar', () => {
  const chart = { kind: 'bars', lies: true, unit: 'share', series: ['a', 'b'] } as const;
  const rows = [{ label: 'x' }, { label: 'y' }];
  expect(chartHeight({ ...chart, rows })).toBeGreaterThan(chartHeight({ ...chart, rows: [] }));
});

test('ticks are short', () => {
  expect(formatTick('money', 1_234)).toBe('$1.2k');
  expect(formatTick('money', -2_500_000)).toBe('-$2.5M');
  expect(formatTick('share', 50)).toBe('50%');
  expect(formatTick('perLot', 1.25)).toBe('1.25');
});

test('long names of an axis end with an ellipsis', () => {
  expect(shortenName('Patio, Lawn & Garden')).toBe('Patio, Lawn & Garden');
  expect(shortenName('Customer returns and overstock, Atlanta')).toBe(
    'Customer returns and overst…',
  );
});
