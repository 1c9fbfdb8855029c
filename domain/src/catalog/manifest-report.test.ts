import { describe, expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { NOTHING_KNOWN } from './condition-report.ts';
import { readManifest } from './manifest.ts';

const terms = { categories: CATEGORIES, conditionIfAbsent: 'Opened Box' } as const;

/** A manifest of one row, from its optional cells by column. */
const readRow = (cells: Readonly<Record<string, string>>) =>
  readManifest(
    {
      header: ['Title', 'Qty', 'MSRP', 'Category', ...Object.keys(cells)],
      rows: [{ line: 2, cells: ['Pan', '1', '5', 'Toys', ...Object.values(cells)] }],
    },
    terms,
  );

const reportOf = (cells: Readonly<Record<string, string>>) => {
  const reading = readRow(cells);
  return reading.ok ? reading.lots[0]?.report : reading.faults;
};

describe('the condition report of a manifest row', () => {
  test('is read from its columns', () => {
    const cells = {
      Tested: 'Powers on',
      Complete: 'No',
      'Missing Parts': 'lid, manual',
      Defects: 'Scuffed base',
      'Inspector Note': 'Cleaned, and no smell.',
      'Defect Photos': '2 scuff along this edge',
      Dimensions: '24 x 12.5 x 8 in',
      'Weight (lb)': '12.4',
    };
    expect(reportOf(cells)).toEqual({
      tested: 'powers on',
      completeness: 'parts missing',
      missingParts: 'lid, manual',
      defects: 'Scuffed base',
      inspectorNote: 'Cleaned, and no smell.',
      defectPhotos: [{ photo: 2, caption: 'scuff along this edge' }],
      size: { lengthInchHundredths: 2400, widthInchHundredths: 1250, heightInchHundredths: 800 },
      weightPoundHundredths: 1240,
    });
  });

  test('knows nothing where the cells are empty or say so', () => {
    const columns = ['Tested', 'Complete', 'Missing Parts', 'Defects', 'Dimensions', 'Weight'];
    for (const words of ['', 'Unknown', 'n/a']) {
      expect(reportOf(Object.fromEntries(columns.map((name) => [name, words])))).toEqual(
        NOTHING_KNOWN,
      );
    }
  });

  test('takes named missing parts for incomplete goods, and none for complete ones', () => {
    expect(reportOf({ 'Missing Parts': 'lid' })).toMatchObject({
      completeness: 'parts missing',
      missingParts: 'lid',
    });
    expect(reportOf({ 'Missing Parts': 'None' })).toMatchObject({
      completeness: 'complete',
      missingParts: '',
    });
    const open = { Complete: 'No', 'Missing Parts': 'none' };
    expect(reportOf(open)).toMatchObject({ completeness: 'parts missing', missingParts: '' });
  });

  test('distinguishes goods without defects from goods that nobody looked at', () => {
    expect(reportOf({ Defects: 'None found' })).toMatchObject({ defects: '' });
    expect(reportOf({ Defects: '' })).toMatchObject({ defects: null });
  });

  test('reads a size from three columns, and none from two', () => {
    const size = { lengthInchHundredths: 100, widthInchHundredths: 250, heightInchHundredths: 300 };
    expect(reportOf({ Length: '1', Width: '2.5', Height: '3' })).toMatchObject({ size });
    expect(reportOf({ Length: '1', Width: '2.5', Height: '' })).toMatchObject({ size: null });
    expect(reportOf({ Length: '1', Width: '', Height: '3' })).toMatchObject({ size: null });
    expect(reportOf({ Length: '', Width: '2.5', Height: '3' })).toMatchObject({ size: null });
  });

  test.each([
    [{ Tested: 'Yes' }, 'Tested', '"Yes" is not known: use Works, Powers on, Fails or Untested.'],
    [{ Complete: 'maybe' }, 'Complete', '"maybe" is not known: use Complete or Incomplete.'],
    [
      { Complete: 'Yes', 'Missing Parts': 'lid' },
      'Missing Parts',
      'The row says that the goods are complete: correct one.',
    ],
    [
      { 'Defect Photos': 'scratch' },
      'Defect Photos',
      `Write it like "2 dent on the left; 3 scratch": each photo's number once, and at most 120 ` +
        'characters.',
    ],
    [
      { Dimensions: '24 by 12' },
      'Dimensions',
      '"24 by 12" is not a size: write it in inches like 24 x 12.5 x 8.',
    ],
    [{ Width: '12 cm' }, 'Width', '"12 cm" is not a length: write it in inches like 24.5.'],
    [{ Weight: '3 kg' }, 'Weight', '"3 kg" is not a weight: write it in pounds like 12.5.'],
    [
      { 'Product URL': 'javascript:alert(1)' },
      'Product URL',
      'It is not a web address: write it like https://example.com/item.',
    ],
  ])('is refused with its column: %j', (cells, field, problem) => {
    expect(reportOf(cells)).toEqual([{ line: 2, field, problem }]);
  });

  test('comes with the address of the product page', () => {
    expect(readRow({ 'Product URL': 'https://example.com/item/5' })).toMatchObject({
      lots: [{ sourceUrl: 'https://example.com/item/5' }],
    });
  });
});
