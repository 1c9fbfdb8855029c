import { fromDecimal, toDecimal, type Cents } from '../money.ts';
import type { Instant } from '../time.ts';

/** Parses an amount, whose format the contract defines. */
export function centsOf(amount: string): Cents {
  const minus = amount.startsWith('-');
  const cents = fromDecimal(minus ? amount.slice(1) : amount);
  if (cents === null) throw new TypeError(`not an amount: ${amount}`);
  return minus ? -cents : cents;
}

/** A page shows hundreds of amounts; Intl.NumberFormat takes ten times as long. */
export function dollarsOf(cents: Cents): string {
  const amount = toDecimal(Math.abs(cents));
  return `${cents < 0 ? '-' : ''}$${withCommas(amount.slice(0, -3))}${amount.slice(-3)}`;
}

/** "1234567" → "1,234,567". */
export const withCommas = (digits: string): string =>
  digits.length > 3 ? `${withCommas(digits.slice(0, -3))},${digits.slice(-3)}` : digits;

/** "1234.50" → "$1,234.50". */
export const dollars = (amount: string): string => dollarsOf(centsOf(amount));

/** 1594 → "1,594"; a whole number, not negative. */
export const formatCount = (count: number): string => withCommas(String(count));

/** "Sold (1,300)"; the label alone while the count is not known. */
export const labelWithCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${formatCount(count)})`;

/** "1 item", "1,594 items"; `many`: other than with an "s". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** "1 day", "4 days". */
export const daysText = (days: number): string => countOf(days, 'day');

/** Parses an ISO 8601 time. */
export const instantOf = (time: string): Instant => Date.parse(time);

/** LIST-04: the Lot ID is shown without its leading LPN. */
export const lotIdOf = (auctionid: string): string => auctionid.replace(/^LPN[-\s]*/i, '');
