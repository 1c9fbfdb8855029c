// By itself, since every page loads the reading of amounts, but only that of a lot needs this.
import { BID_CEILING_CENTS } from '../bidding/lot.ts';
import type { Cents } from '../money.ts';
import { dollarsOf } from '../text/format.ts';
import { bidAmountOf } from './bid-amount.ts';
import type { Complaint } from './check.ts';

/** BID-14, R10: before anything is sent. */
export function checkBidAmount(text: string, nextBidCents: Cents): Complaint {
  if (text.trim() === '') return 'Enter Bid';
  if (isAbove(text, BID_CEILING_CENTS)) return `Bid ${dollarsOf(BID_CEILING_CENTS)} or less.`;
  const amountCents = bidAmountOf(text);
  const enough = amountCents !== null && amountCents >= nextBidCents;
  return enough ? null : `Min bid ${dollarsOf(nextBidCents)}`;
}

/** Also for a number that is too long to be counted in cents, which has no amount. */
export const isAbove = (text: string, mostCents: Cents): boolean =>
  (bidAmountOf(text) ?? (/\d{13}/.test(text) ? Infinity : 0)) > mostCents;

/**
 * Whether a number being typed can no longer become large enough by typing on: it has as many
 * digits before the separator as the minimum, or has the separator already.
 */
export function isTypedOut(text: string, leastCents: Cents): boolean {
  const [whole = '', fraction] = text.split(/[.,]/);
  return fraction !== undefined || whole.length >= String(Math.floor(leastCents / 100)).length;
}
