/** The digits of a UPC (12), an EAN (13) or an EAN-8; the last one checks the others. */
export type ProductCode = string;

const LENGTHS: readonly number[] = [8, 12, 13];
const UPC_LENGTH = 12;

/**
 * Reads a code as spreadsheets write it: with spaces or hyphens, or without its leading zeros. null
 * if its check digit does not match.
 */
export function productCodeOf(text: string): ProductCode | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{5,13}$/.test(digits)) return null;
  if (LENGTHS.includes(digits.length) && isChecked(digits)) return digits;
  const padded = digits.padStart(UPC_LENGTH, '0');
  return isChecked(padded) ? padded : null;
}

/** The code on a carton of goods (GTIN-14), as scanned. */
export const isCartonCode = (text: string): boolean =>
  /^\d{14}$/.test(text.trim()) && isChecked(text.trim());

/** From the right, the digits weigh 1, 3, 1, 3 …; a valid code sums to a multiple of ten. */
export function isChecked(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
