import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getProductInfo } from './getProductInfo.ts';
import { homeProducts } from './homeProducts.ts';
import { searchProducts } from './searchProducts.ts';
import { similarProducts } from './similarProducts.ts';

export const catalogTable: ServiceTable<typeof catalog> = {
  getProductInfo,
  homeProducts,
  searchProducts,
  similarProducts,
};
