import type { SimilarSales } from '@hammerdock/contract/shapes/catalog.ts';
import { priceRange } from '@hammerdock/domain/catalog/similar-sales.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { SaleRow } from '../../store/catalog/similar-sales.ts';
import { viewPriceTerms } from '../auctions/price-terms.ts';

export function viewSales(sales: readonly SaleRow[]): SimilarSales {
  const range = priceRange(sales.map(({ hammerCents }) => hammerCents));
  return {
    salesList: sales.map((sale) => ({
      id: sale.id,
      title: sale.title,
      conditionunique: sale.condition,
      sku_count: sale.itemCount,
      amount: toDecimal(sale.hammerCents),
      ...viewPriceTerms(sale),
      date_closed: toIso(sale.soldAt),
    })),
    prices: range && {
      lowest: toDecimal(range.lowestCents),
      median: toDecimal(range.medianCents),
      highest: toDecimal(range.highestCents),
    },
  };
}
