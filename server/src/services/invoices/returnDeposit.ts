import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import {
  beginDepositReturn,
  finishDepositReturns,
} from '../../operations/payments/return-deposit.ts';
import type { Handler } from '../../rpc/handler.ts';
import { readBegunReturn } from '../../store/payments/stored-answers.ts';

export const returnDeposit: Handler<typeof invoices.returnDeposit> = async (_input, ctx) => {
  const begun = await ctx.transact(
    (tx) => beginDepositReturn(tx, ctx.actor.userId),
    readBegunReturn,
  );
  if (!begun.ok) return begun;
  // Without a response the work queue goes on with it.
  await finishDepositReturns(ctx, begun.value.returnIds);
  return ok({ amount: toDecimal(begun.value.amountCents) });
};
