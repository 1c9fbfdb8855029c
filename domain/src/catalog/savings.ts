import type { Cents } from '../money.ts';

/** LIST-07: whole percent of the retail price saved at this price; null if none is shown. */
export function savingsPercent(lot: {
  msrpCents: Cents;
  count: number;
  priceCents: Cents;
}): number | null {
  const retailCents = lot.msrpCents * lot.count;
  if (lot.priceCents <= 0) return null;
  const percent = Math.floor(((retailCents - lot.priceCents) * 100) / retailCents);
  return percent > 0 ? percent : null;
}
