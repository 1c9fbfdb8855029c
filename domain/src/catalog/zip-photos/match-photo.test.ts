import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRests, labelsOfPath, matchPhoto, namesOfLots } from './match-photo.ts';

const LOTS = [
  { id: 'a', lpn: 'LPN123', number: 12 },
  { id: 'b', lpn: 'AB-12', number: 13 },
  { id: 'c', lpn: 'AB-12-3', number: 1 },
  { id: 'd', lpn: '2024', number: null },
  { id: 'e', lpn: '', number: 2024 },
  { id: 'f', lpn: 'Shelf9', number: 7 },
];
const names = namesOfLots(LOTS);
const lotOf = (path: string): string => {
  const match = matchPhoto(path, names);
  return 'lotId' in match ? match.lotId : match.problem;
};

describe('the lot of a photo', () => {
  test.each([
    ['LPN123.jpg', 'a'],
    ['lpn123-2.JPG', 'a'],
    ['LPN123_1.png', 'a'],
    ['LPN123 (4).webp', 'a'],
    ['LPN123-front.jpg', 'a'],
    ['Photos/May/LPN123.jpg', 'a'],
    ['LPN123/1.jpg', 'a'],
    ['photos\\LPN123\\IMG_0001.jpg', 'a'],
    ['AB-12.jpg', 'b'],
    ['AB-12/3.jpg', 'b'],
    ['AB-12_7.jpg', 'b'],
    ['12.jpg', 'a'],
    ['0012-2.jpg', 'a'],
    ['lot-12 (3).jpeg', 'a'],
    ['Lot 13_2.jpg', 'b'],
    ['#13.jpg', 'b'],
    ['12/1.jpg', 'a'],
    ['lot 13/12.jpg', 'b'],
    ['../../LPN123.jpg', 'a'],
    ['LPN123.front.jpg', 'a'],
    ['LPN123', 'a'],
    [' lpn123.jpg', 'a'],
    ['May/ lpn123 /1.jpg', 'a'],
    ['shelf9.jpg', 'f'],
    ['LOT12.jpg', 'a'],
    ['lot_12.jpg', 'a'],
    ['12(3).jpg', 'a'],
    ['12-(3).jpg', 'a'],
    ['12.4.jpg', 'a'],
    ['12-123.jpg', 'a'],
    ['12 (123).jpg', 'a'],
    // The innermost folder that names a lot counts.
    ['LPN123/AB-12/1.jpg', 'b'],
    ['LPN123/originals/1.jpg', 'a'],
    ['000012/IMG_0001.jpg', 'a'],
    ['#13/front.jpg', 'b'],
  ])('%s is of %s', (path, lotId) => expect(lotOf(path)).toBe(lotId));

  test('is unknown where no lot has the label or number', () => {
    const paths = ['LPN124.jpg', 'LPN1234.jpg', '99.jpg', 'IMG_12.jpg', '12 oz cup.jpg', ''];
    const uncounted = [
      '(1).jpg',
      '12-1234.jpg',
      '12 (1234).jpg',
      '12-.jpg',
      '12().jpg',
      '12(3.jpg',
    ];
    const folders = ['12-2/front.jpg', '12 oz/front.jpg', 'May 12/front.jpg', 'LPN123-2/front.jpg'];
    for (const path of [...paths, ...uncounted, ...folders]) {
      expect(lotOf(path), path).toBe('unknown');
    }
  });

  test('is ambiguous where the name fits several', () => {
    for (const path of ['AB-12-3.jpg', 'LPN123/AB-12.jpg', '2024.jpg', '2024/1.jpg']) {
      expect(lotOf(path), path).toBe('ambiguous');
    }
  });

  test('is found by the labels in its name and folders, where they are as long as labels are', () => {
    const labels = labelsOfPath('May/lpn123/pallet no 5/AB-12-3 (2).jpg');
    expect(new Set(labels)).toEqual(new Set(['AB-12', 'AB-12-3', 'LPN123']));
    expect(labelsOfPath(`${'A'.repeat(33)}/${'B'.repeat(32)}.jpg`)).toEqual(['B'.repeat(32)]);
  });

  test('any label with any count is of its lot', () => {
    const label = fc.stringMatching(/^[A-Z][A-Z0-9]{3,20}$/);
    const suffix = fc.constantFrom('', '-', '_', ' ', '(').chain((separator) =>
      fc.integer({ min: 1, max: 99 }).map((count) => {
        if (separator === '') return '';
        return separator === '(' ? ` (${count})` : `${separator}${count}`;
      }),
    );
    const given = fc.uniqueArray(label, { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(given, suffix, fc.boolean(), (labels, end, inFolder) => {
        const lots = labels.map((lpn) => ({ id: lpn, lpn, number: null }));
        for (const lpn of labels) {
          const path = inFolder ? `${lpn.toLowerCase()}/1${end}.jpg` : `x/${lpn}${end}.jpg`;
          expect(matchPhoto(path, namesOfLots(lots))).toMatchObject({ lotId: lpn });
          expect(labelsOfPath(path)).toContain(lpn);
        }
      }),
    );
  });

  test('any path has a lot that exists, or none', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect([...LOTS.map(({ id }) => id), 'unknown', 'ambiguous']).toContain(lotOf(path));
      }),
    );
  });
});

describe('the order of photos', () => {
  const ordered = (...paths: string[]) =>
    paths
      .map((path) => ({ path, match: matchPhoto(path, names) }))
      .toSorted((one, other) =>
        'rest' in one.match && 'rest' in other.match
          ? compareRests(one.match.rest, other.match.rest)
          : 0,
      )
      .map(({ path }) => path);

  test.each([
    [['LPN123.jpg', 'LPN123-2.jpg', 'LPN123 (3).jpg', 'LPN123_10.jpg', 'LPN123-back.jpg']],
    [['AB-12.jpg', 'AB-12-1.jpg', 'AB-12_2.jpg']],
    [['12.jpg', 'lot 12-2.jpg', '12 (11).jpg']],
    [['12/1.jpg', '12/2.jpg', '12/13.jpg']],
    [['LPN123-2.jpg', 'LPN123-10.jpg', 'LPN123-1-back.jpg', 'LPN123-1-front.jpg']],
  ])('follows the number after the label: %s', (paths) => {
    expect(ordered(...paths.toReversed())).toEqual(paths);
  });

  test('is the same whatever order the files are in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (rests) => {
        const sorted = rests.toSorted(compareRests);
        expect(rests.toReversed().toSorted(compareRests)).toEqual(sorted);
      }),
    );
    expect(compareRests('-BACK', '-BACK')).toBe(0);
    expect(compareRests('-FRONT', '-BACK')).toBeGreaterThan(0);
    expect(compareRests('_2', '-2')).toBeGreaterThan(0);
  });
});
