import { describe, expect, test } from 'vitest';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { reportFactsOf, sizeFactsOf } from './condition-facts.ts';

const { condition_report: unknown } = sampleLotDetail();

describe('the facts of a condition report', () => {
  test('are unknown where nobody checked', () => {
    expect(reportFactsOf(unknown)).toEqual([
      ['Tested', null],
      ['Completeness', null],
      ['Defects', null],
    ]);
    expect(sizeFactsOf(unknown)).toEqual([
      ['Size (L × W × H)', null],
      ['Weight', null],
    ]);
  });

  test.each([
    ['works', 'Works'],
    ['powers on', 'Powers on, not tested further'],
    ['fails', 'Does not work'],
    ['untested', 'Not tested'],
  ] as const)('%s is shown as "%s"', (tested, words) => {
    expect(reportFactsOf({ ...unknown, tested })).toContainEqual(['Tested', words]);
  });

  test('name what is missing, and say when no defect was found', () => {
    const open = { ...unknown, completeness: 'parts missing', defects: '' } as const;
    expect(reportFactsOf({ ...open, missing_parts: 'lid' })).toEqual([
      ['Tested', null],
      ['Completeness', 'Parts missing: lid'],
      ['Defects', 'None found'],
    ]);
    expect(reportFactsOf(open)).toContainEqual(['Completeness', 'Parts missing']);
    const whole = { ...unknown, completeness: 'complete', defects: 'Scratch' } as const;
    expect(reportFactsOf(whole)).toEqual([
      ['Tested', null],
      ['Completeness', 'Complete'],
      ['Defects', 'Scratch'],
    ]);
  });

  test('give size and weight with their units', () => {
    const size = {
      length_inch_hundredths: 2400,
      width_inch_hundredths: 1250,
      height_inch_hundredths: 75,
    };
    expect(sizeFactsOf({ ...unknown, size, weight_pound_hundredths: 1240 })).toEqual([
      ['Size (L × W × H)', '24 × 12.5 × 0.75 in'],
      ['Weight', '12.4 lb'],
    ]);
  });
});
