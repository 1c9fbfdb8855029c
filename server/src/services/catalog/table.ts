import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getExpired } from './getExpired.ts';
import { getLotByLabel } from './getLotByLabel.ts';
import { getPastAuction } from './getPastAuction.ts';
import { getPastAuctions } from './getPastAuctions.ts';
import { getProductInfo } from './getProductInfo.ts';
import { homeProducts } from './homeProducts.ts';
import { listSimilarSales } from './listSimilarSales.ts';
import { listSuggestions } from './listSuggestions.ts';
import { searchProducts } from './searchProducts.ts';
import { similarProducts } from './similarProducts.ts';

export const catalogTable: ServiceTable<typeof catalog> = {
  getExpired,
  getLotByLabel,
  getPastAuction,
  getPastAuctions,
  getProductInfo,
  homeProducts,
  listSimilarSales,
  listSuggestions,
  searchProducts,
  similarProducts,
};
