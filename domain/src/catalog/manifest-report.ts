// The condition report in the cells of a manifest's row; every column of it is optional.
import {
  completenessOf,
  CAPTION_MAX,
  defectPhotosOf,
  saysNone,
  saysUnknown,
  testedOf,
} from './condition-report.ts';
import type { Completeness, ConditionReport, Tested } from './condition-report.ts';
import type { ManifestField } from './manifest-field.ts';
import { inchHundredthsOf, poundHundredthsOf, sizeOf } from './measures.ts';
import type { GoodsSize } from './measures.ts';

/** A row's cells by field, and a way to report what is wrong with one. */
export interface RowReader {
  readonly first: (field: ManifestField) => string;
  readonly blame: (field: ManifestField, problem: string) => void;
}

export function readConditionReport(row: RowReader): ConditionReport {
  const { first } = row;
  const missingParts = known(first('missingParts'));
  const defects = known(first('defects'));
  return {
    tested: readTested(row),
    completeness: readCompleteness(row, missingParts),
    missingParts: saysNone(missingParts) ? '' : missingParts,
    defects: defects === '' ? null : saysNone(defects) ? '' : defects,
    inspectorNote: first('inspectorNote'),
    defectPhotos: readDefectPhotos(row),
    size: readSize(row),
    weightPoundHundredths: readWeight(row),
  };
}

/** Empty for words such as "unknown". */
const known = (text: string): string => (saysUnknown(text) ? '' : text);

function readTested({ first, blame }: RowReader): Tested | null {
  const words = known(first('tested'));
  const tested = testedOf(words);
  if (words !== '' && tested === null) {
    blame('tested', `"${words}" is not known: use Works, Powers on, Fails or Untested.`);
  }
  return tested;
}

function readCompleteness(row: RowReader, missingParts: string): Completeness | null {
  const words = known(row.first('completeness'));
  const completeness = completenessOf(words);
  if (words !== '' && completeness === null) {
    row.blame('completeness', `"${words}" is not known: use Complete or Incomplete.`);
  }
  if (missingParts === '') return completeness;
  if (saysNone(missingParts)) return completeness ?? 'complete';
  if (completeness === 'complete') {
    row.blame('missingParts', 'The row says that the goods are complete: correct one.');
  }
  return 'parts missing';
}

function readDefectPhotos({ first, blame }: RowReader): ConditionReport['defectPhotos'] {
  const photos = defectPhotosOf(first('defectPhotos'));
  if (photos !== null) return photos;
  blame(
    'defectPhotos',
    `Write it like "2 dent on the left; 3 scratch": each photo's number once, and at most ` +
      `${CAPTION_MAX} characters.`,
  );
  return [];
}

const SIDES = ['length', 'width', 'height'] as const;

/** From one column of dimensions, or from three columns; two sides alone are no size. */
function readSize({ first, blame }: RowReader): GoodsSize | null {
  const dimensions = known(first('dimensions'));
  if (dimensions !== '') {
    const size = sizeOf(dimensions);
    if (size === null) {
      blame('dimensions', `"${dimensions}" is not a size: write it in inches like 24 x 12.5 x 8.`);
    }
    return size;
  }
  const [length, width, height] = SIDES.map((side) => {
    const text = known(first(side));
    const hundredths = inchHundredthsOf(text);
    if (text !== '' && hundredths === null) {
      blame(side, `"${text}" is not a length: write it in inches like 24.5.`);
    }
    return hundredths;
  });
  if (!length || !width || !height) return null;
  return {
    lengthInchHundredths: length,
    widthInchHundredths: width,
    heightInchHundredths: height,
  };
}

function readWeight({ first, blame }: RowReader): number | null {
  const text = known(first('weight'));
  const hundredths = poundHundredthsOf(text);
  if (text !== '' && hundredths === null) {
    blame('weight', `"${text}" is not a weight: write it in pounds like 12.5.`);
  }
  return hundredths;
}
