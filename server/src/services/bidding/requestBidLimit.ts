import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertBidLimitRequest } from '../../store/bidding/bid-limits.ts';

export const requestBidLimit: Handler<typeof bidding.requestBidLimit> = async (input, ctx) => {
  if (input.amount <= 0)
    return refused('InputInvalid', {
      field: 'amount',
      problem: 'Please enter an amount above zero.',
    });
  return ctx.transact(async (tx) => {
    const request = { userId: ctx.actor.userId, requestedCents: input.amount };
    const inserted = await insertBidLimitRequest(tx, request);
    return inserted ? ok({ requested: toDecimal(input.amount) }) : refused('BidLimitRequestOpen');
  });
};
