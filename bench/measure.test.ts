import { describe, expect, it } from 'vitest';
import { judge, type Comparison } from './measure.ts';

const row: Comparison = {
  name: 'bids',
  better: 'more',
  gate: 1.5,
  aim: 2,
  unit: 'bids/s',
  baseline: [100, 100, 100, 100],
  ours: [150, 160, 170],
};

describe('judge', () => {
  it('takes the median of the ratios of the rounds', () => {
    expect(judge(row)).toMatchObject({ ratio: 1.6, verdict: 'gate passed' });
    expect(judge({ ...row, ours: [200, 200, 200] }).verdict).toBe('aim reached');
    expect(judge({ ...row, ours: [140, 140, 170] }).verdict).toBe('GATE MISSED');
  });

  it('allows no more than the gate when less is better', () => {
    const waits = { ...row, better: 'less', gate: 1.5, aim: 1 } as const;
    expect(judge({ ...waits, ours: [100, 100, 100] }).verdict).toBe('aim reached');
    expect(judge({ ...waits, ours: [150, 150, 150] }).verdict).toBe('gate passed');
    expect(judge({ ...waits, ours: [151, 151, 151] }).verdict).toBe('GATE MISSED');
  });

  it('compares a round with its neighbors, so that a machine that gets slower changes nothing', () => {
    const slower = { ...row, baseline: [200, 160, 120, 80], ours: [288, 224, 160] };
    expect(judge(slower)).toMatchObject({ ratio: 1.6, spread: 0, verdict: 'gate passed' });
  });

  it('is void when the ratios of the rounds differ by more than a quarter', () => {
    expect(judge({ ...row, ours: [160, 160, 200] }).verdict).toBe('gate passed');
    expect(judge({ ...row, ours: [160, 160, 201] }).verdict).toBe('void');
  });

  it('refuses rounds without a baseline on both sides', () => {
    expect(() => judge({ ...row, baseline: [100, 100, 100] })).toThrow('a baseline is missing');
  });
});
