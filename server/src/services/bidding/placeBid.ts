import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { place } from './send-bid.ts';

export const placeBid: Handler<typeof bidding.placeBid> = async (input, ctx) => {
  const { product_id: lotId, wsprice, bidding_type: type } = input;
  if (input.quick === 0) {
    if (wsprice === undefined)
      return refused('InputInvalid', { field: 'wsprice', problem: 'Enter Bid' });
    return place(ctx, { lotId, amountCents: wsprice, type, advance: false });
  }
  // R15: the quick bid offers the next bid, only for those who enabled it; a repeated one gets its
  // stored answer even if the setting changed since (R69).
  const { userId } = ctx.actor;
  const [{ quickBidOn }, isRepeat] = await Promise.all([
    getAccount(ctx.db, userId),
    ctx.isRepeat(),
  ]);
  if (!quickBidOn && !isRepeat) return refused('QuickBidOff');
  // The button showed a price: a bid above it is not what was clicked.
  const amountCents = { upToCents: wsprice ?? null };
  return place(ctx, { lotId, amountCents, type: 'proxy', advance: false });
};
