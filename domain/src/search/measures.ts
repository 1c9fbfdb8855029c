// Sizes as they are written: 20v, 20 V, 20-volt; 55", 55in, 55 inches.
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
  ['person', 'persons', 'people'],
  ['pack', 'pk', 'packs'],
  ['piece', 'pc', 'pcs', 'pieces'],
  ['count', 'ct'],
  ['cubic feet', 'cu ft', 'cubic foot', 'cubic ft', 'cuft'],
];

const formsOf = new Map(UNITS.flatMap((forms) => forms.map((form) => [form, forms] as const)));

const NUMBER = /^\d+(?:\.\d+)?$/;
const NUMBER_AND_UNIT = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** Inch and foot marks as words, and thousands without a comma. */
export const spellMeasures = (text: string): string =>
  text
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d)\s?(?:''|["\u201d\u2033])/g, '$1 inch ')
    .replaceAll(/(\d)\s?['\u2019\u2032](?!\w)/g, '$1 foot ');

export interface Measure {
  /** How many of the words it is. */
  readonly length: number;
  readonly same: readonly Phrase[];
}

/** The size that the words begin with, in all its written forms; null if there is none. */
export function measureIn(words: readonly string[]): Measure | null {
  const [first = '', second = '', third = ''] = words;
  const joined = NUMBER_AND_UNIT.exec(first);
  const unit = joined?.[2] ?? '';
  if (joined !== null && formsOf.has(unit)) return measure(joined[1] ?? '', unit, 1);
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
  return { length, same: [...apart, ...joined, ...bare] };
}

/** "2,300" in a title is two words. */
function numberForms(number: string): string[][] {
  if (!/^\d{4,6}$/.test(number)) return [[number]];
  return [[number], [number.slice(0, -3), number.slice(-3)]];
}
