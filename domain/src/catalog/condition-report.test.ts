import { describe, expect, test } from 'vitest';
import {
  CAPTION_MAX,
  completenessOf,
  DEFECT_PHOTOS_MAX,
  defectPhotosOf,
  isAnythingKnown,
  NOTHING_KNOWN,
  saysNone,
  saysUnknown,
  testedOf,
  type ConditionReport,
} from './condition-report.ts';

describe('a test result', () => {
  test.each([
    ['works', 'Works,Working,Tested working,tested and works,Fully functional,Pass,PASSED,ok'],
    ['works', 'Tested good,functional,tested ok'],
    ['powers on', 'Powers on,powers-on,turns on,power tested,Power test only,powers up'],
    ['fails', 'Fails,failed,fail,not working,Tested not working,does not work,No power,dead'],
    ['fails', 'non-functional,tested fails, Does   not work '],
    ['untested', 'Untested,Not tested,NOT_TESTED'],
  ])('%s: %s', (tested, words) => {
    expect(words.split(',').map(testedOf)).toEqual(words.split(',').map(() => tested));
  });

  test.each(
    (
      ',yes,no,works sometimes,it works,unknown,tested,fully,half of it untested,untested by us,' +
      'never fails,fails at times,rarely powers on,powers on with a hum,works and powers on'
    ).split(','),
  )('of "%s" is not guessed', (words) => {
    expect(testedOf(words)).toBeNull();
  });
});

test.each([
  ['complete', 'Complete,yes,Y,all parts,All parts present,all parts included'],
  ['parts missing', 'Incomplete,not complete,no,N,parts missing,accessories missing,Missing parts'],
])('completeness %s: %s', (completeness, words) => {
  expect(words.split(',').map(completenessOf)).toEqual(words.split(',').map(() => completeness));
});

test.each(['', 'mostly', 'complete?', 'unknown', 'nearly all parts', 'yes and no', 'no idea'])(
  'completeness of "%s" is not guessed',
  (words) => {
    expect(completenessOf(words)).toBeNull();
  },
);

test('words for unknown and for none', () => {
  const unknown = ['', '?', 'Unknown', 'N/A', 'na', 'not checked', 'Not-inspected', 'TBD'];
  expect(unknown.filter((words) => !saysUnknown(words))).toEqual([]);
  expect(['none', 'unknown cause', 'cause unknown', 'a?'].filter(saysUnknown)).toEqual([]);
  const none = ['None', 'none found', 'no', 'No defects', 'no damage', 'no defects found'];
  expect(none.filter((words) => !saysNone(words))).toEqual([]);
  expect(['', 'none of the feet', 'no lid', 'nearly none'].filter(saysNone)).toEqual([]);
});

describe('photos of defects', () => {
  test('have the number of the photo and a caption each', () => {
    expect(defectPhotosOf(' 2 dent on the left side ; 3: scratch; 12. worn ')).toEqual([
      { photo: 2, caption: 'dent on the left side' },
      { photo: 3, caption: 'scratch' },
      { photo: 12, caption: 'worn' },
    ]);
    expect(defectPhotosOf('2.  dent;; ')).toEqual([{ photo: 2, caption: 'dent' }]);
    expect(defectPhotosOf(' ')).toEqual([]);
    const longest = `1 ${'x'.repeat(CAPTION_MAX)}`;
    expect(defectPhotosOf(longest)).toHaveLength(1);
    expect(defectPhotosOf('1 x; 20 x')).toHaveLength(2);
    const most = Array.from({ length: DEFECT_PHOTOS_MAX }, (_, place) => `${place + 1} dent`);
    expect(defectPhotosOf(most.join(';'))).toHaveLength(DEFECT_PHOTOS_MAX);
  });

  test.each([
    'scratch',
    '2',
    '0 scratch',
    '21 scratch',
    '100 scratch',
    'left 2 scratch',
    '2: ',
    '2dent',
    '2 dent\nscratch',
    '2 dent; scratch',
    '2 dent; 2 scratch',
    `1 ${'x'.repeat(CAPTION_MAX + 1)}`,
    Array.from({ length: DEFECT_PHOTOS_MAX + 1 }, (_, place) => `${place + 1} dent`).join(';'),
  ])('are refused: %s', (text) => {
    expect(defectPhotosOf(text)).toBeNull();
  });
});

describe('a report', () => {
  test('without any finding says nothing', () => {
    expect(isAnythingKnown(NOTHING_KNOWN)).toBe(false);
  });

  test.each<Partial<ConditionReport>>([
    { tested: 'untested' },
    { completeness: 'complete' },
    { defects: '' },
    { inspectorNote: 'Clean.' },
    { defectPhotos: [{ photo: 1, caption: 'dent' }] },
    { size: { lengthInchHundredths: 1, widthInchHundredths: 1, heightInchHundredths: 1 } },
    { weightPoundHundredths: 1 },
  ])('with %j says something', (finding) => {
    expect(isAnythingKnown({ ...NOTHING_KNOWN, ...finding })).toBe(true);
  });
});
