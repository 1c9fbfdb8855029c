// Sizes as they are written: 20v, 20 V, 20-volt; 55", 55in, 55 inches; 4 pieces, set of four.
import type { Phrase } from './vocabulary/vocabulary.ts';

/** The written forms of each unit. */
const UNITS: readonly (readonly string[])[] = [
  ['inch', 'in', 'inches'],
  ['feet', 'foot', 'ft'],
  ['yard', 'yd', 'yards', 'yds'],
  ['mm', 'millimeter', 'millimeters'],
  ['cm', 'centimeter', 'centimeters'],
  ['volt', 'v', 'volts'],
  ['watt', 'w', 'watts'],
  ['wh', 'watthour'],
  ['kw', 'kilowatt'],
  ['amp', 'a', 'amps', 'ampere'],
  ['ah'],
  ['mah'],
  ['gallon', 'gal', 'gallons', 'gals'],
  ['quart', 'qt', 'quarts', 'qts'],
  ['pint', 'pt', 'pints', 'pts'],
  ['ounce', 'oz', 'ounces'],
  ['liter', 'l', 'liters', 'litre', 'litres'],
  ['ml', 'milliliter'],
  ['pound', 'lb', 'lbs', 'pounds'],
  ['kg', 'kilogram', 'kilograms', 'kilo'],
  ['ton', 'tons'],
  ['gb', 'gig', 'gigs', 'gigabyte', 'gigabytes'],
  ['tb', 'terabyte', 'terabytes'],
  ['hz', 'hertz'],
  ['btu', 'btus'],
  ['psi'],
  ['cc'],
  ['hp', 'horsepower'],
  ['lumen', 'lumens', 'lm'],
  ['speed', 'speeds'],
  ['person', 'persons', 'people', 'man'],
  ['pack', 'pk', 'packs'],
  ['piece', 'pc', 'pcs', 'pieces'],
  ['count', 'ct'],
  ['burner', 'burners'],
  ['drawer', 'drawers'],
  ['tier', 'tiers'],
  ['shelf', 'shelves'],
  ['cup', 'cups'],
  ['bottle', 'bottles'],
  ['step', 'steps'],
  ['sheet', 'sheets'],
  ['cubic feet', 'cu ft', 'cubic foot', 'cubic ft', 'cuft'],
];

const NUMBER_WORDS: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Of these a title says how many there are: "set of four". */
const CONTAINERS: readonly string[] = ['set', 'pack', 'box', 'case'];

const formsOf = new Map(UNITS.flatMap((forms) => forms.map((form) => [form, forms] as const)));

const NUMBER = /^\d+(?:\.\d+)?$/;
const NUMBER_AND_UNIT = /^(\d+(?:\.\d+)?)([a-z]+)$/;

const MARK = String.raw`(?:['\u2019\u2032]{1,2}|["\u201d\u2033]|ft|feet|foot|in|inch|inches)?`;
const BETWEEN = new RegExp(
  String.raw`(?<![\w.])(\d+(?:\.\d+)?)\s?${MARK}(?:\s?[x\u00d7*]\s?|\s+by\s+)(?=\d)`,
  'gi',
);

/** 10x10 for 10 by 10 feet, inch and foot marks as words, and thousands without a comma. */
export const spellMeasures = (text: string): string =>
  text
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    // Twice, because of three the second number also begins the next pair.
    .replaceAll(BETWEEN, '$1x')
    .replaceAll(/(?<=\dx)(\d+(?:\.\d+)?)\s(?:x|by)\s(?=\d)/gi, '$1x')
    .replaceAll(/(\d)\s?(?:''|["\u201d\u2033])/g, '$1 inch ')
    .replaceAll(/(\d)\s?['\u2019\u2032](?!\w)/g, '$1 foot ');

/** The first form of the unit; null if it is none. */
export const unitOf = (word: string): string | null => formsOf.get(word)?.[0] ?? null;

export interface Measure {
  /** How many of the words it is. */
  readonly length: number;
  readonly same: readonly Phrase[];
}

/** The size that the words begin with, in all its written forms; null if there is none. */
export function measureIn(words: readonly string[]): Measure | null {
  const [first = '', second = '', third = ''] = words;
  if (isDimensions(first)) return dimensions(first, second);
  const sized = clothingSize(first, second);
  if (sized !== null) return sized;
  const ofCount = digitsOf(third);
  if (CONTAINERS.includes(first) && second === 'of' && ofCount !== null) {
    return measure(ofCount, 'pack', 3);
  }
  const joined = NUMBER_AND_UNIT.exec(first);
  const unit = joined?.[2] ?? '';
  if (joined !== null && formsOf.has(unit)) return measure(joined[1] ?? '', unit, 1);
  const word = digitsOf(first);
  // Of "three in one" it is no inch.
  if (word !== null && word !== first) {
    return second.length > 2 && formsOf.has(second) ? measure(word, second, 2) : null;
  }
  if (!NUMBER.test(first)) return null;
  const two = `${second} ${third}`;
  if (formsOf.has(two)) return measure(first, two, 3);
  return formsOf.has(second) ? measure(first, second, 2) : null;
}

function measure(number: string, unit: string, length: number): Measure {
  const forms = formsOf.get(unit) ?? [];
  const apart = numberForms(number).flatMap((each) =>
    forms.map((form) => [...each, ...form.split(' ')]),
  );
  const joined = forms.filter((form) => !form.includes(' ')).map((form) => [`${number}${form}`]);
  // A title loses the mark of 55", so its number alone is left.
  const bare = forms.includes('inch') ? [[number]] : [];
  return { length, same: [...apart, ...joined, ...bare, ...counted(number, forms)] };
}

/** "Pack of 4", "set of four", "for four". */
function counted(number: string, forms: readonly string[]): Phrase[] {
  const word = wordOf(number);
  if (forms.includes('person')) return word === null ? [] : [['for', word]];
  if (!['pack', 'piece', 'count'].some((unit) => forms.includes(unit))) return [];
  const numbers = word === null ? [number] : [number, word];
  return CONTAINERS.flatMap((container) => numbers.map((each) => [container, 'of', each]));
}

const wordOf = (number: string): string | null => NUMBER_WORDS[Number(number) - 1] ?? null;

function digitsOf(word: string): string | null {
  if (NUMBER.test(word)) return word;
  const place = NUMBER_WORDS.indexOf(word);
  return place < 0 ? null : String(place + 1);
}

/** 10x10, also with a unit. */
export const isDimensions = (word: string): boolean => DIMENSIONS.test(word);

const DIMENSIONS = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(?:x(\d+(?:\.\d+)?))?([a-z]+)?$/;

/** In any order: a title may name the longer side first. */
function dimensions(word: string, next: string): Measure {
  const [, one = '', two = '', three, unit = ''] = DIMENSIONS.exec(word) ?? [];
  const orders =
    three === undefined
      ? [
          [one, two],
          [two, one],
        ]
      : [[one, two, three]];
  const between = (numbers: readonly string[], by: string): string[] =>
    numbers.flatMap((number, place) => (place === 0 ? [number] : [by, number]));
  const same = orders.flatMap((numbers) => [
    between(numbers, 'by'),
    between(numbers, 'x'),
    [numbers.join('x')],
  ]);
  return { length: unit === '' && formsOf.has(next) ? 2 : 1, same };
}

const CLOTHING_SIZES: Readonly<Record<string, Phrase>> = {
  xs: ['extra', 'small'],
  s: ['small'],
  m: ['medium'],
  l: ['large'],
  xl: ['extra', 'large'],
  xxl: ['2xl'],
  xxxl: ['3xl'],
};

/** "Size 8", "sz m", or "xl" alone. */
function clothingSize(first: string, second: string): Measure | null {
  const isNamed = first === 'size' || first === 'sz';
  const size = isNamed ? second : first;
  if (isNamed && /^\d{1,2}(?:\.5)?$/.test(size)) return { length: 2, same: [['size', size]] };
  const called = Object.hasOwn(CLOTHING_SIZES, size) ? CLOTHING_SIZES[size] : undefined;
  if (called !== undefined && (isNamed || size.includes('x'))) {
    return { length: isNamed ? 2 : 1, same: [called, [size]] };
  }
  const isCalled = Object.values(CLOTHING_SIZES).some((phrase) => phrase.join(' ') === size);
  return isNamed && isCalled ? { length: 2, same: [[size]] } : null;
}

/** "2,300" in a title is two words. */
function numberForms(number: string): string[][] {
  const word = wordOf(number);
  if (word !== null) return [[number], [word]];
  if (!/^\d{4,6}$/.test(number)) return [[number]];
  return [[number], [number.slice(0, -3), number.slice(-3)]];
}
