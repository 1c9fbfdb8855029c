import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import { findPayableReceipt } from '../../operations/invoices/find-linked-receipt.ts';
import { openCustomer } from '../../operations/payments/open-customer.ts';
import type { Handler } from '../../rpc/handler.ts';

export const beginLinkPayment: Handler<typeof invoices.beginLinkPayment> = async (
  { token },
  ctx,
) => {
  const found = await findPayableReceipt(ctx, token);
  if (!found.ok) return found;
  const { beginCardSetup } = ctx.payments;
  if (beginCardSetup === null) return refused('NotFound');
  try {
    const { clientSecret } = await beginCardSetup(await openCustomer(ctx, found.value.userId));
    return ok({ client_secret: clientSecret });
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('GatewayUnavailable');
    throw error;
  }
};
