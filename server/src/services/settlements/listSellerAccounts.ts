import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readLeftToPay } from '../../operations/accounting/read-payable.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listSellerAccounts as listRows } from '../../store/accounting/payouts.ts';
import { listTransferAccounts } from '../../store/accounting/transfer-accounts.ts';
import { viewTransferAccount } from '../../views/accounting/transfers.ts';
import { sellerName } from '../../views/accounts/seller.ts';

export const listSellerAccounts: Handler<typeof settlements.listSellerAccounts> = async (
  pages,
  { db, payments },
) => {
  const { sellers, count } = await listRows(db, pages);
  const ids = sellers.map(({ id }) => id);
  const left = Map.groupBy(await readLeftToPay(db, ids), ({ sellerId }) => sellerId);
  const { name, transfers } = payments;
  const known = transfers === null ? [] : await listTransferAccounts(db, ids, name);
  const accounts = new Map(known.map((account) => [account.sellerId, account]));
  const accountList = sellers.map((seller) => {
    const auctions = left.get(seller.id) ?? [];
    const { holder, last4 } = seller;
    return {
      seller_id: seller.id,
      name: sellerName(seller),
      commission_bps: seller.commissionBps,
      bank: holder === null || last4 === null ? null : { holder, last4 },
      transfers: transfers && viewTransferAccount(transfers, accounts.get(seller.id)),
      payable: toDecimal(auctions.reduce((sum, { payableCents }) => sum + payableCents, 0)),
      waiting: toDecimal(auctions.reduce((sum, { waitingCents }) => sum + waitingCents, 0)),
    };
  });
  return ok({ accountList, accountCount: count });
};
