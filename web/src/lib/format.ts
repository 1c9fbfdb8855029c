import { fromDecimal, toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';

/** An amount from the wire; the contract promises its shape. */
export function centsOf(amount: string): Cents {
  const minus = amount.startsWith('-');
  const cents = fromDecimal(minus ? amount.slice(1) : amount);
  if (cents === null) throw new TypeError(`not an amount: ${amount}`);
  return minus ? -cents : cents;
}

/** A page shows hundreds; the language's own formatter takes ten times as long for one. */
export function dollarsOf(cents: Cents): string {
  const amount = toDecimal(Math.abs(cents));
  // "1234567.50" has a comma after each three digits from the point.
  const grouped = amount.length > 6 ? amount.replaceAll(/\B(?=(?:\d{3})+\.)/g, ',') : amount;
  return `${cents < 0 ? '-' : ''}$${grouped}`;
}

/** "1234.50" from the wire is "$1,234.50" on screen. */
export const dollars = (amount: string): string => dollarsOf(centsOf(amount));

/** Times travel as ISO 8601. */
export const instantOf = (time: string): Instant => Date.parse(time);

/** LIST-04: the Lot ID is shown without its leading LPN. */
export const lotIdOf = (auctionid: string): string => auctionid.replace(/^LPN[-\s]*/i, '');
