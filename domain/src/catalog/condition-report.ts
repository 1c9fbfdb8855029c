// What an inspector found out about a lot. What nobody checked is unknown, never assumed.
import type { GoodsSize } from './measures.ts';

export const TESTED = ['works', 'powers on', 'fails', 'untested'] as const;
export type Tested = (typeof TESTED)[number];

export const COMPLETENESS = ['complete', 'parts missing'] as const;
export type Completeness = (typeof COMPLETENESS)[number];

export interface DefectPhoto {
  /** Which of the lot's photos, from 1. */
  readonly photo: number;
  readonly caption: string;
}

/** null: unknown. */
export interface ConditionReport {
  readonly tested: Tested | null;
  readonly completeness: Completeness | null;
  /** Empty unless parts are missing and named. */
  readonly missingParts: string;
  /** Empty: the inspector looked and found none. */
  readonly defects: string | null;
  readonly inspectorNote: string;
  readonly defectPhotos: readonly DefectPhoto[];
  readonly size: GoodsSize | null;
  readonly weightPoundHundredths: number | null;
}

export const NOTHING_KNOWN: ConditionReport = {
  tested: null,
  completeness: null,
  missingParts: '',
  defects: null,
  inspectorNote: '',
  defectPhotos: [],
  size: null,
  weightPoundHundredths: null,
};

export const isAnythingKnown = (report: ConditionReport): boolean =>
  report.tested !== null ||
  report.completeness !== null ||
  report.defects !== null ||
  report.inspectorNote !== '' ||
  report.defectPhotos.length > 0 ||
  report.size !== null ||
  report.weightPoundHundredths !== null;

const plain = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** How manifests write that nobody checked. */
export const saysUnknown = (words: string): boolean =>
  /^(|\?|unknown|n\/a|na|not checked|not inspected|tbd)$/.test(plain(words));

/** "Yes" and "No" are missing: a column "Tested" does not say with which result. */
const TESTED_WORDS: readonly (readonly [RegExp, Tested])[] = [
  [/^(untested|not tested)$/, 'untested'],
  [/^((tested )?(and )?(fully )?(works|working|functional|ok)|tested good|pass|passed)$/, 'works'],
  [/^(powers on|turns on|power tested|power test only|powers up)$/, 'powers on'],
  [
    /^(tested )?(fails|failed|fail|not working|does not work|no power|non functional|dead)$/,
    'fails',
  ],
];

/** null for words that mean none of the results. */
export const testedOf = (words: string): Tested | null =>
  TESTED_WORDS.find(([pattern]) => pattern.test(plain(words)))?.[1] ?? null;

const COMPLETENESS_WORDS: readonly (readonly [RegExp, Completeness])[] = [
  [/^(complete|yes|y|all parts( present| included)?)$/, 'complete'],
  [/^(incomplete|not complete|no|n|(parts|accessories) missing|missing parts)$/, 'parts missing'],
];

export const completenessOf = (words: string): Completeness | null =>
  COMPLETENESS_WORDS.find(([pattern]) => pattern.test(plain(words)))?.[1] ?? null;

/** Words of a column of defects that mean: none were found. */
export const saysNone = (words: string): boolean =>
  /^(none|none found|no|no defects|no damage|no defects found)$/.test(plain(words));

export const DEFECT_PHOTOS_MAX = 8;
export const CAPTION_MAX = 120;
const PHOTO_NUMBER_MAX = 20;

/**
 * "2 dent on the left side; 3 scratch" → the photos and their captions; null if a part has no photo
 * number, or no caption.
 */
export function defectPhotosOf(text: string): DefectPhoto[] | null {
  const photos = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(defectPhotoOf);
  const known = photos.filter((photo) => photo !== null);
  const numbers = new Set(known.map(({ photo }) => photo));
  return numbers.size === photos.length && photos.length <= DEFECT_PHOTOS_MAX ? known : null;
}

function defectPhotoOf(part: string): DefectPhoto | null {
  const match = /^(\d{1,2})[:.]? +(\S.*)$/.exec(part);
  const photo = Number(match?.[1]);
  const caption = match?.[2];
  if (caption === undefined || caption.length > CAPTION_MAX) return null;
  return photo >= 1 && photo <= PHOTO_NUMBER_MAX ? { photo, caption } : null;
}
