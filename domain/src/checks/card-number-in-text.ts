// Whether a text contains a card number, where it must not be (R46). A card number is recognized by
// its first digits, its length and its check digit, however it is grouped. The search looks at each
// group of digits once and at the groups of the next 19 digits, so its work is linear (SF7).
import { isChecked } from '../catalog/product-code.ts';
import { readDigits, widerGap, type DigitGroup, type Gap } from './digit-groups.ts';

const LENGTH_MIN = 13;
const LENGTH_MAX = 19;
/** International phone numbers are not longer. */
const PHONE_LENGTH_MAX = 15;

/** Ids of ours may by chance hold digits like a card's; what they name must stay in reach. */
const IDS = /(?<![\da-z])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-z])/gi;

interface Span {
  readonly from: number;
  readonly to: number;
}

export interface CardSearch {
  readonly found: readonly Span[];
  /** How much work the search was, for the test that proves its bound. */
  readonly steps: number;
}

export const holdsCardNumber = (text: string): boolean =>
  text.length >= LENGTH_MIN && findCardNumbers(text).found.length > 0;

/** For texts that are not ours to refuse, such as what a library says went wrong. */
export function hideCardNumbers(text: string, instead: string): string {
  let shown = '';
  let at = 0;
  for (const { from, to } of findCardNumbers(text).found) {
    shown += text.slice(at, from) + instead;
    at = to;
  }
  return shown + text.slice(at);
}

/** The card numbers of a text with the digits beside them, in order and without overlaps. */
export function findCardNumbers(text: string): CardSearch {
  const { values, groups } = readDigits(text.replaceAll(IDS, (id) => 'x'.repeat(id.length)));
  const search: Search = { groups, sums: sumDigits(values), steps: text.length };
  const found: Span[] = [];
  for (const run of listPlainRuns(groups)) {
    const end = searchRun(search, run);
    if (end === null) continue;
    const from = groups[run.first]?.from ?? 0;
    const to = groups[Math.max(run.last, end)]?.to ?? 0;
    const before = found.at(-1);
    if (before !== undefined && before.to > from) found[found.length - 1] = { ...before, to };
    else found.push({ from, to });
  }
  return { found, steps: search.steps };
}

interface Search {
  readonly groups: readonly DigitGroup[];
  readonly sums: CheckSums;
  steps: number;
}

interface Run {
  readonly first: number;
  last: number;
}

/** Groups with nothing but spaces, dots and dashes between them. */
function listPlainRuns(groups: readonly DigitGroup[]): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  for (const [place, { gap }] of groups.entries()) {
    if (run === null || gap !== 'plain') runs.push((run = { first: place, last: place }));
    else run.last = place;
  }
  return runs;
}

/** The last group of a card number that begins in the run; null when none does. */
function searchRun(search: Search, { first, last }: Run): number | null {
  const { groups, sums } = search;
  const [start, end] = [groups[first], groups[last]];
  if (start === undefined || end === undefined) return null;
  const length = end.first + end.count - start.first;
  if (start.plus && length <= PHONE_LENGTH_MAX) return null;
  if (isCardNumber(sums, start.first, length)) return last;
  for (let place = first; place <= last; place += 1) {
    const found = searchFrom(search, place);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a number begins with this group: its expiry may stand behind it, a code before it. */
function searchFrom(search: Search, first: number): number | null {
  const { groups, sums } = search;
  const start = groups[first];
  if (start === undefined || !isIssued(sums.values, start.first)) return null;
  let length = 0;
  let gap: Gap = 'plain';
  for (let place = first; place < groups.length; place += 1) {
    const group = groups[place];
    if (group === undefined || (place > first && group.gap === 'none')) return null;
    search.steps += 1;
    length += group.count;
    if (length > LENGTH_MAX) return null;
    if (place > first) gap = widerGap(gap, group.gap);
    if (!isCardNumber(sums, start.first, length)) continue;
    if (isGrouped(groups.slice(first, place + 1), gap)) return place;
  }
  return null;
}

/** How cards are written among other numbers: 4-4-4-4, 4-6-5, or some of these together. */
const CARD_GROUPS = [/^((4|8|12) )*([1-4]|8|12|16)$/, /^4 6 [45]$/];

/** Groups of equal length. */
const ALIKE_PLAIN = /^(\d+)( \1)*$/;

/** With commas only single digits: sizes and thousands are written so too. */
const ALIKE: Readonly<Record<Gap, RegExp>> = {
  none: ALIKE_PLAIN,
  plain: ALIKE_PLAIN,
  sign: /^([12])( \1)*$/,
  comma: /^1( 1)*$/,
};

function isGrouped(groups: readonly DigitGroup[], gap: Gap): boolean {
  const written = groups.map(({ count }) => count).join(' ');
  return [...CARD_GROUPS, ALIKE[gap]].some((pattern) => pattern.test(written));
}

function isCardNumber(sums: CheckSums, first: number, length: number): boolean {
  if (length < LENGTH_MIN || length > LENGTH_MAX) return false;
  if (!isIssued(sums.values, first) || !passesLuhn(sums, first, first + length)) return false;
  // No card of 13 digits is issued any more, but most goods have an EAN.
  return length > LENGTH_MIN || !isChecked(sums.values.slice(first, first + length).join(''));
}

/** The issuers of cards have the numbers that begin with 22-27, 30, 34-39, 4, 5, 6, 81 and 82. */
function isIssued(values: readonly number[], first: number): boolean {
  const [one, two] = [values[first] ?? 0, values[first + 1] ?? 0];
  if (one === 2) return two >= 2 && two <= 7;
  if (one === 3) return two === 0 || two >= 4;
  return (one >= 4 && one <= 6) || (one === 8 && (two === 1 || two === 2));
}

/** Sums of all digits before a place: with those at even places doubled, and at odd ones. */
interface CheckSums {
  readonly values: readonly number[];
  readonly even: readonly number[];
  readonly odd: readonly number[];
}

function sumDigits(values: readonly number[]): CheckSums {
  const sums = { values, even: [0], odd: [0] };
  let [even, odd] = [0, 0];
  for (const [place, digit] of values.entries()) {
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    even += place % 2 === 0 ? doubled : digit;
    odd += place % 2 === 0 ? digit : doubled;
    sums.even.push(even);
    sums.odd.push(odd);
  }
  return sums;
}

/** Whether the check digit is right: one digit that is typed wrong always shows. */
export function hasCheckDigit(digits: string): boolean {
  return passesLuhn(sumDigits(Array.from(digits, Number)), 0, digits.length);
}

/** Every second digit is doubled, beginning with the last but one. */
function passesLuhn({ even, odd }: CheckSums, from: number, to: number): boolean {
  const sums = to % 2 === 0 ? even : odd;
  return ((sums[to] ?? 0) - (sums[from] ?? 0)) % 10 === 0;
}
