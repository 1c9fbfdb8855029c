// Sizes and weights as exact integers: hundredths of an inch and of a pound.

export interface GoodsSize {
  readonly lengthInchHundredths: number;
  readonly widthInchHundredths: number;
  readonly heightInchHundredths: number;
}

/** In hundredths: 1,000 inches and 10,000 pounds. */
export const SIDE_MAX = 100_000;
export const WEIGHT_MAX = 1_000_000;

const INCHES = /^(\d{1,4})(?:\.(\d{1,2}))? ?(?:in|in\.|inch|inches|")?$/;
const POUNDS = /^(\d{1,5})(?:\.(\d{1,2}))? ?(?:lb|lb\.|lbs|lbs\.|pound|pounds)?$/;

/** "24.5 in" → 2450; null for anything but a length above zero. */
export const inchHundredthsOf = (text: string): number | null =>
  hundredthsOf(INCHES.exec(text.trim().toLowerCase()), SIDE_MAX);

/** "12.4 lb" → 1240; null for anything but a weight above zero. */
export const poundHundredthsOf = (text: string): number | null =>
  hundredthsOf(POUNDS.exec(text.trim().toLowerCase()), WEIGHT_MAX);

function hundredthsOf(found: RegExpExecArray | null, max: number): number | null {
  if (found === null) return null;
  const [, whole = '', part = ''] = found;
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return hundredths > 0 && hundredths <= max ? hundredths : null;
}

/** "24 x 12.5 x 8 in" → the size; null unless it is three lengths. */
export function sizeOf(text: string): GoodsSize | null {
  const sides = text.toLowerCase().split(/[x×*]/);
  const [length, width, height] = sides.map(inchHundredthsOf);
  if (sides.length !== 3 || !length || !width || !height) return null;
  return {
    lengthInchHundredths: length,
    widthInchHundredths: width,
    heightInchHundredths: height,
  };
}

/** 2450 → "24.5": without zeros at the end. */
export function hundredthsText(hundredths: number): string {
  return String(hundredths / 100);
}

export const sizeText = (size: GoodsSize): string =>
  `${[size.lengthInchHundredths, size.widthInchHundredths, size.heightInchHundredths]
    .map(hundredthsText)
    .join(' × ')} in`;

export const weightText = (poundHundredths: number): string =>
  `${hundredthsText(poundHundredths)} lb`;
