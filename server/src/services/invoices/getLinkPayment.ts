import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { hours } from '@hammerdock/domain/time.ts';
import { readNow } from '../../db/database.ts';
import { findLinkedReceipt } from '../../operations/invoices/find-linked-receipt.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLastLinkPayment } from '../../store/payments/payments.ts';
import { paymentStatusOf, verificationUrlOf } from '../../views/invoices/payment-status.ts';

/** Longer than a visit to the bank's page. */
const NEWS_FOR = hours(1);

/** The link states the outcome also when it pays no more: the bank's page leads back to it. */
export const getLinkPayment: Handler<typeof invoices.getLinkPayment> = async ({ token }, ctx) => {
  const receipt = await findLinkedReceipt(ctx, token);
  if (receipt === undefined) return refused('PaymentLinkInvalid');
  const payment = await findLastLinkPayment(ctx.db, receipt.id);
  if (payment === undefined) return ok({ payment: null });
  const { settledAt } = payment;
  const isOld = settledAt !== null && (await readNow(ctx.db)) - settledAt >= NEWS_FOR;
  if (isOld) return ok({ payment: null });
  return ok({
    payment: {
      status: paymentStatusOf(payment),
      card_total: toDecimal(payment.amountCents + payment.feeCents),
      verification_url: verificationUrlOf(payment),
    },
  });
};
