import { describe, expect, test } from 'vitest';
import { readReportAddress } from './report-address.ts';
import { choiceOf } from './report-choice.ts';

const NOW = Date.parse('2026-11-24T21:30:00-05:00');
const choose = (search: Record<string, unknown>) => choiceOf(readReportAddress(search), NOW);

describe('the address of a report', () => {
  test('shows the sales of the last 30 days by default', () => {
    expect(choose({ report: 'gossip', range: 'ever' })).toEqual({
      report: 'sales',
      preset: '30d',
      from: '2026-10-26',
      to: '2026-11-24',
      auction: null,
      isValid: true,
    });
  });

  test('names report, days and auction', () => {
    expect(
      choose({ report: 'pickup', from: '2026-01-01', to: '2026-01-31', auction: 'a1' }),
    ).toEqual({
      report: 'pickup',
      preset: null,
      from: '2026-01-01',
      to: '2026-01-31',
      auction: 'a1',
      isValid: true,
    });
  });

  test('with days in the wrong order, or more than a year, is not valid', () => {
    expect(choose({ from: '2026-02-01', to: '2026-01-31' }).isValid).toBe(false);
    expect(choose({ from: '2024-01-01', to: '2026-01-31' }).isValid).toBe(false);
    expect(choose({ from: '2026-02-30', to: '2026-03-31' }).preset).toBe('30d');
  });
});
