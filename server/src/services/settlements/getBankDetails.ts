import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findPayoutAccount } from '../../store/accounting/payouts.ts';
import { viewBank } from '../../views/accounting/settlement.ts';

export const getBankDetails: Handler<typeof settlements.getBankDetails> = async (
  { seller_id },
  { db, actor },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const account = await findPayoutAccount(db, seller.value);
  return ok({ bank: account === undefined ? null : viewBank(account) });
};
