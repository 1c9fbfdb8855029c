import type { sellerHome } from '@hammerdock/contract/services/seller/seller-home.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getSellerHome } from './getSellerHome.ts';
import { listSellers } from './listSellers.ts';

export const sellerHomeTable: ServiceTable<typeof sellerHome> = { getSellerHome, listSellers };
