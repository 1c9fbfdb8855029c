// By itself, since every page loads the other checks of amounts, but only that of a lot needs this.
import { BID_CEILING_CENTS } from '../bidding/lot.ts';
import type { Cents } from '../money.ts';
import { dollarsOf } from '../text/format.ts';
import { bidAmountOf } from './bid-amount.ts';
import type { Complaint } from './check.ts';

/** R10: before anything is sent. */
export const checkBidCeiling = (text: string): Complaint =>
  isAbove(text, BID_CEILING_CENTS) ? `The highest bid is ${dollarsOf(BID_CEILING_CENTS)}.` : null;

/** Also for a number that is too long to be counted in cents, which has no amount. */
export const isAbove = (text: string, mostCents: Cents): boolean =>
  (bidAmountOf(text) ?? (/\d{13}/.test(text) ? Infinity : 0)) > mostCents;
