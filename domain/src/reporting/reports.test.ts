import { describe, expect, test } from 'vitest';
import { MEASURES } from './measures.ts';
import { REPORT_NAMES } from './report-names.ts';
import { REPORTS, ROW_TITLES } from './reports.ts';

describe.each(REPORT_NAMES)('the report %s', (name) => {
  const { title, summary, rows, sources, figures, columns, chart } = REPORTS[name];

  test('has a title, a sentence that explains it, and a name for its first column', () => {
    expect(title).toMatch(/^[A-Z][\w -]+$/);
    expect(summary).toMatch(/^[A-Z].*\.$/);
    expect(ROW_TITLES[rows]).toMatch(/^[A-Z][\w ]+$/);
  });

  test('shows only figures that are defined, each once', () => {
    for (const shown of [figures, columns, chart.series]) {
      expect(shown.length).toBeGreaterThan(0);
      expect(Object.keys(MEASURES)).toEqual(expect.arrayContaining([...shown]));
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  test('has a chart of one unit, whose figures are columns of the table', () => {
    expect(['bars', 'stacked', 'lines']).toContain(chart.kind);
    expect(new Set(chart.series.map((series) => MEASURES[series].unit)).size).toBe(1);
    expect(columns).toEqual(expect.arrayContaining([...chart.series]));
  });

  test('reads what its figures are made of', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(['ledger', 'lots', 'returns']).toEqual(expect.arrayContaining([...sources]));
  });
});

test('each report has a title of its own', () => {
  const titles = REPORT_NAMES.map((name) => REPORTS[name].title);
  expect(new Set(titles).size).toBe(titles.length);
});
