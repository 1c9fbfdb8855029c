// The words of a condition report on the lot page.
import type { LotConditionReport } from '@hammerdock/contract/shapes/lot.ts';
import type { Completeness, Tested } from '@hammerdock/domain/catalog/condition-report.ts';
import { sizeText, weightText, type GoodsSize } from '@hammerdock/domain/catalog/measures.ts';

/** null: unknown. */
export type ReportFact = readonly [term: string, value: string | null];

const TESTED: Readonly<Record<Tested, string>> = {
  works: 'Works',
  'powers on': 'Powers on, not tested further',
  fails: 'Does not work',
  untested: 'Not tested',
};

const COMPLETENESS: Readonly<Record<Completeness, string>> = {
  complete: 'Complete',
  'parts missing': 'Parts missing',
};

export const reportFactsOf = (report: LotConditionReport): readonly ReportFact[] => [
  ['Tested', report.tested && TESTED[report.tested]],
  ['Completeness', completenessText(report)],
  ['Defects', report.defects === '' ? 'None found' : report.defects],
];

function completenessText({ completeness, missing_parts }: LotConditionReport): string | null {
  if (completeness === null) return null;
  const text = COMPLETENESS[completeness];
  return missing_parts === '' ? text : `${text}: ${missing_parts}`;
}

export function sizeFactsOf(report: LotConditionReport): readonly ReportFact[] {
  const size = goodsSizeOf(report);
  const { weight_pound_hundredths: weight } = report;
  return [
    ['Size (L × W × H)', size && sizeText(size)],
    ['Weight', weight === null ? null : weightText(weight)],
  ];
}

/** null: unknown. */
export const goodsSizeOf = ({ size }: LotConditionReport): GoodsSize | null =>
  size && {
    lengthInchHundredths: size.length_inch_hundredths,
    widthInchHundredths: size.width_inch_hundredths,
    heightInchHundredths: size.height_inch_hundredths,
  };
