import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listCenters as listRows } from '../../store/pickup/centers.ts';

export const listCenters: Handler<typeof sellerAuctions.listCenters> = async (_, { db }) => {
  const centers = await listRows(db);
  return ok({ centerList: centers.map(({ id, name, taxBps }) => ({ id, name, tax_bps: taxBps })) });
};
