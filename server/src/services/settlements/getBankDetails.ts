import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findPayoutAccount } from '../../store/accounting/payouts.ts';
import { findTransferAccount } from '../../store/accounting/transfer-accounts.ts';
import { viewBank } from '../../views/accounting/settlement.ts';
import { viewTransferAccount } from '../../views/accounting/transfers.ts';

export const getBankDetails: Handler<typeof settlements.getBankDetails> = async (
  { seller_id },
  { db, actor, payments },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const account = await findPayoutAccount(db, seller.value);
  const { name, transfers } = payments;
  return ok({
    bank: account === undefined ? null : viewBank(account),
    transfers:
      transfers === null
        ? null
        : viewTransferAccount(transfers, await findTransferAccount(db, seller.value, name)),
  });
};
