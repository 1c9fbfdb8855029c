import type { sellerHome } from '@hammerdock/contract/services/seller/seller-home.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listAllSellers } from '../../store/catalog/sellers.ts';
import { sellerName } from '../../views/accounts/seller.ts';

export const listSellers: Handler<typeof sellerHome.listSellers> = async (_, { db }) => {
  const sellers = await listAllSellers(db);
  return ok({ sellerList: sellers.map((each) => ({ id: each.id, name: sellerName(each) })) });
};
