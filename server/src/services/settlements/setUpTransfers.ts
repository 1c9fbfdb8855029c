import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import { beginOnboarding } from '../../operations/accounting/transfer-account.ts';
import { confirmPassword } from '../../operations/accounts/confirm-password.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findTransferAccount } from '../../store/accounting/transfer-accounts.ts';

/** No transaction is open while the provider is asked. */
export const setUpTransfers: Handler<typeof settlements.setUpTransfers> = async (input, ctx) => {
  const { actor, db, config, payments } = ctx;
  const { name: provider, transfers } = payments;
  if (actor.role !== 'seller') return refused('BankOfSellerOnly');
  if (transfers === null) return refused('TransfersOff');
  const known = await findTransferAccount(db, actor.userId, provider);
  if (known?.standing === 'closed') return refused('TransferAccountClosed');
  // Who sets it up decides where the money goes.
  const confirmed = await confirmPassword(ctx, input.current_password);
  if (!confirmed.ok) return confirmed;
  try {
    return ok({ url: await beginOnboarding({ db, config, provider, transfers }, actor.userId) });
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('TransfersUnavailable');
    throw error;
  }
};
