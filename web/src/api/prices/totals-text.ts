import { priceRange } from '@hammerdock/domain/catalog/similar-sales.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { totalCentsOf, type PricedLot } from './lot-price.ts';

/** What one bid costs on any of the lots, whose terms may differ; null without lots. */
export function totalsText(lots: readonly PricedLot[], bidCents: Cents): string | null {
  const range = priceRange(lots.map((lot) => totalCentsOf(lot, bidCents)));
  if (range === null) return null;
  const { lowestCents, highestCents } = range;
  return lowestCents === highestCents
    ? `${dollarsOf(lowestCents)} total`
    : `${dollarsOf(lowestCents)} to ${dollarsOf(highestCents)} total`;
}
