// The bands by which a report compares start prices.
import type { Cents } from '../money.ts';

/** The first start price of each band after the first one. */
export const START_PRICE_BOUNDS: readonly Cents[] = [101, 501, 1_001, 2_501, 5_001, 10_001];

const NAMES = [
  'Up to $1.00',
  '$1.01 – $5.00',
  '$5.01 – $10.00',
  '$10.01 – $25.00',
  '$25.01 – $50.00',
  '$50.01 – $100.00',
  'Over $100.00',
];

/** `band` is the number of bounds that the price reaches. */
export const nameOfBand = (band: number): string => NAMES[band] ?? '';
