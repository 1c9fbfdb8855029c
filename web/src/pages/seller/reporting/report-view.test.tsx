import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOfHtml } from '../../../testing/text-of-html.ts';
import { ReportView, type Report } from './report-view.tsx';

const REPORT: Report = {
  report: 'sales',
  seller: 'sam',
  from: '2026-11-01',
  to: '2026-11-02',
  previous_from: '2026-10-30',
  previous_to: '2026-10-31',
  auction_title: null,
  figureList: [{ name: 'hammer', value: '142.00', previous: '71.00' }],
  rowList: [
    { label: 'Nov 1', cells: ['2', '100.00', '17.00', '9.36', '0.00', '126.36'] },
    { label: 'Nov 2', cells: ['1', '42.00', '7.14', '3.93', '0.00', '53.07'] },
  ],
  totals: ['3', '142.00', '24.14', '13.29', '0.00', '179.43'],
  created_at: '2026-11-02T12:00:00Z',
};

test('SELL-06 a report has its figures, a chart, and a table that says the same', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <ReportView report={REPORT} />
    </MantineProvider>,
  );
  const text = textOfHtml(html);
  expect(text).toContain('Hammer price $142.00 Previously: $71.00');
  expect(text).toContain('Nov 1 2 $100.00 $17.00 $9.36 $0.00 $126.36');
  expect(text).toContain('Total 3 $142.00 $24.14 $13.29 $0.00 $179.43');
  // The chart's place; its code is loaded later.
  expect(html).toMatch(/<div aria-hidden="true" style="height:\d+(px|rem)?"/);
});
