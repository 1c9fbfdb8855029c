import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listPayoutsOfSeller } from '../../store/accounting/payouts.ts';
import { viewPayout } from '../../views/accounting/settlement.ts';

export const listPayouts: Handler<typeof settlements.listPayouts> = async (
  { seller_id, ...pages },
  { db, actor, payments },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const { payouts, count } = await listPayoutsOfSeller(db, seller.value, {
    ...pages,
    withRefused: actor.role === 'admin',
  });
  return ok({ payoutList: payouts.map((row) => viewPayout(row, payments)), payoutCount: count });
};
