import { fromDecimal, type Cents } from '../money.ts';
import { dollarsOf } from '../text/format.ts';
import type { Complaint } from './check.ts';

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

export function checkBidAmount(text: string, nextBidCents: Cents): Complaint {
  if (text.trim() === '') return 'Enter Bid';
  const amountCents = bidAmountOf(text);
  const enough = amountCents !== null && amountCents >= nextBidCents;
  return enough ? null : `Min bid ${dollarsOf(nextBidCents)}`;
}

/**
 * Whether a number being typed can no longer become large enough by typing on: it has as many
 * digits before the separator as the minimum, or has the separator already.
 */
export function isTypedOut(text: string, leastCents: Cents): boolean {
  const [whole = '', fraction] = text.split(/[.,]/);
  return fraction !== undefined || whole.length >= String(Math.floor(leastCents / 100)).length;
}
