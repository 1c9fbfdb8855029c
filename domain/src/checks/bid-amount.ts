import { fromDecimal, toDecimal } from '../money.ts';
import type { Cents } from '../money.ts';
import type { Complaint } from './check.ts';

/** BID-14: what may stand in the bid box; anything else is not let in. */
export function keepsBidText(text: string): boolean {
  return /^\d*(?:[.,]\d{0,2})?$/.test(text);
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
