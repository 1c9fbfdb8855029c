import { fromDecimal, toDecimal } from '../money.ts';
import type { Cents } from '../money.ts';
import type { Complaint } from './check.ts';

/**
 * BID-14: what then stands in a box for money: digits, one separator, two decimals. A dollar sign,
 * spaces and the commas of thousands fall away, also as one types: "1,50" becomes "1500" with the
 * next 0. null: it is not let in.
 */
export function readMoneyText(given: string): string | null {
  const text = given.replaceAll(/[\s$]/g, '');
  const whole = /^\d+(?:,\d{3})+(?:\.\d{0,2})?$/.test(text) ? text.replaceAll(',', '') : text;
  return /^\d*(?:[.,]\d{0,2})?$/.test(whole) ? whole : null;
}

/** The amount in the box; either separator is understood (BID-14). */
export function bidAmountOf(text: string): Cents | null {
  return fromDecimal(text.replace(',', '.'));
}

export function checkBidAmount(text: string, nextBidCents: Cents): Complaint {
  if (text.trim() === '') return 'Enter Bid';
  const amountCents = bidAmountOf(text);
  const enough = amountCents !== null && amountCents >= nextBidCents;
  return enough ? null : `Min bid ${toDecimal(nextBidCents)}`;
}
