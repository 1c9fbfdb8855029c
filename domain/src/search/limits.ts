// Comparisons in a search: "tv under 40 inches", "cooler of at least 40 quarts", "desk under $100".
import { spellMeasures, unitOf } from './measures.ts';
import { plainText } from './plain-text.ts';

/** What a size, or the price, may be. */
export interface Limit {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** "Up to 40" includes 40, "under 40" does not. */
  readonly isIncluded: boolean;
}

const SIZE_AT_MOST = ['smaller than', 'shorter than', 'narrower than'];
const SIZE_AT_LEAST = ['bigger than', 'larger than', 'taller than', 'longer than', 'wider than'];
const BELOW = [...SIZE_AT_MOST, 'under', 'below', 'less than', 'lower than', 'lighter than'];
const AT_MOST = ['up to', 'at most', 'no more than', 'max', 'maximum', 'no bigger than'];
const ABOVE = [...SIZE_AT_LEAST, 'over', 'above', 'more than', 'greater than', 'heavier than'];
const AT_LEAST = ['at least', 'min', 'minimum', 'no less than', 'no smaller than'];
const FOR_PRICES = ['cheaper than', 'for less than', 'for under'];

const COMPARISONS = [
  ...[...BELOW, ...FOR_PRICES].map((text) => ({ text, isMost: true, isIncluded: false })),
  ...AT_MOST.map((text) => ({ text, isMost: true, isIncluded: true })),
  ...ABOVE.map((text) => ({ text, isMost: false, isIncluded: false })),
  ...AT_LEAST.map((text) => ({ text, isMost: false, isIncluded: true })),
].map((each) => ({ ...each, words: each.text.split(' ') }));

export const DOLLAR = 'dollar';
const DOLLARS = ['dollar', 'dollars', 'buck', 'bucks', 'usd'];
/** "Kids under 5" is no price. */
const BARE_PRICE_MIN = 20;

const NUMBER = /^\d+(?:\.\d+)?$/;
const NUMBER_AND_UNIT = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** The comparison that the words begin with, and how many of them it is. */
export function limitIn(words: readonly string[]): LimitRead | null {
  const compared = words[0] === 'between' ? rangeIn(words) : comparisonIn(words);
  if (compared === null) return null;
  const isSide = compared.limit.unit === 'inch' && SIDES.includes(words[compared.length] ?? '');
  return { ...compared, length: compared.length + (isSide ? 1 : 0) };
}

interface LimitRead {
  readonly length: number;
  readonly limit: Limit;
}

/** "Under 50 inches wide". */
const SIDES = ['wide', 'tall', 'high', 'long', 'deep'];

function comparisonIn(words: readonly string[]): LimitRead | null {
  for (const { text, words: compared, isMost, isIncluded } of COMPARISONS) {
    if (compared.some((word, place) => words[place] !== word)) continue;
    const amount = amountIn(words.slice(compared.length));
    const unit = amount === null ? null : (amount.unit ?? unitMeant(text, amount.value));
    if (amount === null || unit === null) continue;
    const { factor, base } = inBase(unit);
    const value = amount.value * factor;
    const [least, most] = isMost ? [0, value] : [value, Infinity];
    const limit = { unit: base, least, most, isIncluded };
    return { length: compared.length + amount.length, limit };
  }
  return null;
}

/** "Between 200 and 500 dollars". */
function rangeIn(words: readonly string[]): LimitRead | null {
  const from = amountIn(words.slice(1));
  const second = 1 + (from?.length ?? 0);
  const to = words[second] === 'and' ? amountIn(words.slice(second + 1)) : null;
  if (from === null || to === null) return null;
  const { factor, base } = inBase(to.unit ?? DOLLAR);
  const [least, most] = [from.value * factor, to.value * factor];
  const limit = { unit: base, least, most, isIncluded: true };
  return { length: second + 1 + to.length, limit };
}

function amountIn(words: readonly string[]) {
  const [first = '', second = '', third = ''] = words;
  const joined = NUMBER_AND_UNIT.exec(first);
  if (joined !== null) {
    const unit = unitCalled(joined[2] ?? '');
    return unit === null ? null : { value: Number(joined[1]), unit, length: 1 };
  }
  if (!NUMBER.test(first)) return null;
  const two = unitCalled(`${second} ${third}`);
  if (two !== null) return { value: Number(first), unit: two, length: 3 };
  const unit = unitCalled(second);
  return { value: Number(first), unit, length: unit === null ? 1 : 2 };
}

const unitCalled = (word: string): string | null =>
  DOLLARS.includes(word) ? DOLLAR : unitOf(word);

/** Of a bare number: "bigger than 50" means inches, "under 50" dollars. */
function unitMeant(comparison: string, value: number): string | null {
  if ([...SIZE_AT_MOST, ...SIZE_AT_LEAST].includes(comparison)) return 'inch';
  return value >= BARE_PRICE_MIN ? DOLLAR : null;
}

/** Feet are compared with inches. */
const inBase = (unit: string): { factor: number; base: string } =>
  unit === 'feet' ? { factor: 12, base: 'inch' } : { factor: 1, base: unit };

const isWithin = ({ least, most, isIncluded }: Limit, given: number): boolean =>
  isIncluded ? given >= least && given <= most : given > least && given < most;

/** Whether the title has such a size, and its greatest is within the limit. */
export function keepsLimit(title: string, limit: Limit): boolean {
  const sizes = sizesIn(title).filter(({ unit }) => unit === limit.unit);
  return sizes.length > 0 && isWithin(limit, Math.max(...sizes.map(({ value }) => value)));
}

/** In the order of the title; all numbers of "5 by 7 feet" are feet. */
function sizesIn(title: string): { unit: string; value: number }[] {
  const words = plainText(spellMeasures(title)).split(' ');
  return words.flatMap((word, place) => {
    const [, numbers = '', joined = ''] = /^(\d[\d.]*(?:x[\d.]+)*)([a-z]*)$/.exec(word) ?? [];
    if (numbers === '') return [];
    const next = `${words[place + 1] ?? ''} ${words[place + 2] ?? ''}`;
    const unit = joined === '' ? (unitOf(next) ?? unitOf(words[place + 1] ?? '')) : unitOf(joined);
    if (unit === null) return [];
    const { factor, base } = inBase(unit);
    return numbers
      .split('x')
      .map(Number)
      .filter(Number.isFinite)
      .map((value) => ({ unit: base, value: value * factor }));
  });
}
