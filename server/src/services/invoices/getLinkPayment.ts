import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import {
  findLinkedReceipt,
  findRecentLinkPayment,
} from '../../operations/invoices/find-linked-receipt.ts';
import type { Handler } from '../../rpc/handler.ts';
import { paymentStatusOf, verificationUrlOf } from '../../views/invoices/payment-status.ts';

/** The link states the outcome also when it pays no more: the bank's page leads back to it. */
export const getLinkPayment: Handler<typeof invoices.getLinkPayment> = async (input, ctx) => {
  const receipt = await findLinkedReceipt(ctx, input.token);
  if (receipt === undefined) return refused('PaymentLinkInvalid');
  const payment = await findRecentLinkPayment(ctx, receipt, input.payment_id ?? null);
  if (payment === undefined) return ok({ payment: null });
  return ok({
    payment: {
      status: paymentStatusOf(payment),
      card_total: toDecimal(payment.amountCents + payment.feeCents),
      verification_url: verificationUrlOf(payment),
    },
  });
};
