import { fromDecimal, type Cents } from '../money.ts';

/**
 * BID-14: normalizes the text of a money box: digits, one separator, two decimals. A dollar sign,
 * spaces and thousands commas are removed, also while typing: "1,50" becomes "1500" with the next
 * 0. null: the input is rejected.
 */
export function readMoneyText(given: string): string | null {
  const text = given.replaceAll(/[\s$]/g, '');
  const whole = /^\d+(?:,\d{3})+(?:\.\d{0,2})?$/.test(text) ? text.replaceAll(',', '') : text;
  return /^\d*(?:[.,]\d{0,2})?$/.test(whole) ? whole : null;
}

/** The amount in the box; either separator is accepted (BID-14). */
export function bidAmountOf(text: string): Cents | null {
  return fromDecimal(text.replace(',', '.'));
}
