import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { bidPricesOf, totalPricesOf, type LotPrices, type PricedLot } from './lot-price.ts';
import { useTotalPrices } from './use-total-prices.ts';

/** On these no one owes anything. */
const WITHOUT_TOTAL: ReadonlySet<LotTile['cbidtext']> = new Set(['Not sold', 'Withdrawn']);

/** A lot's prices as the viewer wants them; an unsold or withdrawn lot has no total. */
export function useLotPrices(lot: PricedLot & Pick<LotTile, 'cbidtext'>): LotPrices {
  const isTotal = useTotalPrices() && !WITHOUT_TOTAL.has(lot.cbidtext);
  return isTotal ? totalPricesOf(lot) : bidPricesOf(lot);
}
