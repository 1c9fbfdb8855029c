import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { lowerMaximum as lower } from '../../operations/bidding/lower-maximum.ts';
import type { Handler } from '../../rpc/handler.ts';

export const lowerMaximum: Handler<typeof bidding.lowerMaximum> = async (input, ctx) => {
  const { product_id: lotId, max_amount: amountCents } = input;
  return ctx.transact(async (tx) => {
    const result = await lower(tx, { lotId, bidderId: ctx.actor.userId, amountCents });
    return result.ok ? ok({ max_amount: toDecimal(amountCents) }) : result;
  });
};
