import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import { checkTransferAccount as check } from '../../operations/accounting/transfer-account.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findTransferAccount } from '../../store/accounting/transfer-accounts.ts';
import { viewTransferAccount } from '../../views/accounting/transfers.ts';

export const checkTransferAccount: Handler<typeof settlements.checkTransferAccount> = async (
  { seller_id },
  ctx,
) => {
  const { db, actor, payments } = ctx;
  const { transfers } = payments;
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  if (transfers === null) return refused('TransfersOff');
  const find = () => findTransferAccount(db, seller.value, payments.name);
  const known = await find();
  try {
    if (known !== undefined) await check(ctx, known.gatewayAccount);
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('TransfersUnavailable');
    throw error;
  }
  return ok({ transfers: viewTransferAccount(transfers, await find()) });
};
