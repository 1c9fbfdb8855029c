import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import { beginDeposit } from '../../operations/payments/begin-deposit.ts';
import { cancelVerification } from '../../operations/payments/cancel-verification.ts';
import { finishPayment } from '../../operations/payments/finish-payment.ts';
import type { Handler } from '../../rpc/handler.ts';
import { sumOwedToUser } from '../../store/payments/ledger.ts';
import { findLotDetail } from '../../store/auctions/lot-details.ts';
import { findOpenDeposit } from '../../store/payments/payments.ts';
import { readBegunDeposit } from '../../store/payments/stored-answers.ts';
import { failureOf } from './pay-receipt.ts';

export const submitDeposit: Handler<typeof invoices.submitDeposit> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const lot = await findLotDetail(ctx.db, input.product_id, userId);
  if (lot === undefined) return refused('NotFound');
  const { depositCents } = lot;
  const isRepeat = await ctx.isRepeat();
  const { deposit_amount: statedCents } = input;
  if (!isRepeat && statedCents !== undefined && statedCents !== depositCents) {
    return refused('AmountMismatch', { dueCents: depositCents });
  }
  try {
    if (!isRepeat) await cancelVerification(ctx, await findOpenDeposit(ctx.db, userId));
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('GatewayUnavailable');
    throw error;
  }
  const begun = await ctx.transact(
    (tx) => beginDeposit(tx, ctx, { depositCents, cardId: input.source_id ?? null }),
    readBegunDeposit,
  );
  if (!begun.ok) return begun;
  const payment = await finishPayment(ctx, begun.value.paymentId);
  const failure = failureOf(payment);
  if (failure !== null) return failure;
  return ok({
    payment_status: payment.state === 'processing' ? 'processing' : 'paid',
    deposit_amount: toDecimal(payment.amountCents),
    deposit_held: toDecimal(await sumOwedToUser(ctx.db, userId, 'buyer deposit')),
  });
};
