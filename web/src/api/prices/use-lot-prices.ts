import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { BID_PRICES, totalPricesOf, type LotPrices, type PricedLot } from './lot-price.ts';
import { useTotalPrices } from './use-total-prices.ts';

/** A lot's prices as the viewer wants them; an unsold lot has no total. */
export function useLotPrices(lot: PricedLot & Pick<LotTile, 'cbidtext'>): LotPrices {
  const isTotal = useTotalPrices() && lot.cbidtext !== 'Not sold';
  return isTotal ? totalPricesOf(lot) : BID_PRICES;
}
