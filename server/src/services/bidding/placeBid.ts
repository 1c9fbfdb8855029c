import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { refused } from '@hammerdock/domain/result.ts';
import { fromDecimal } from '@hammerdock/domain/money.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLotDetail } from '../../store/lot-details.ts';
import { getAccount } from '../../store/users.ts';
import { viewLotCard } from '../../views/lot.ts';
import { place } from './send-to-lane.ts';

export const placeBid: Handler<typeof bidding.placeBid> = async (input, ctx) => {
  const { product_id: lotId, wsprice, bidding_type: type } = input;
  if (input.quick === 0) {
    if (wsprice === undefined) return refused('InputInvalid', { field: 'wsprice' });
    return place(ctx, { lotId, amountCents: wsprice, type, advance: false });
  }
  // R15: the quick bid offers just the next bid, and only to those who switched it on.
  const { quickBidOn } = await getAccount(ctx.db, ctx.actor.userId);
  if (!quickBidOn) return refused('QuickBidOff');
  const lot = await findLotDetail(ctx.db, lotId, ctx.actor.userId);
  if (lot === undefined) return refused('NotFound');
  const amountCents = fromDecimal(viewLotCard(lot, ctx.actor.userId).next_bid) ?? 0;
  // The button named a price: a bid above it is not what was clicked.
  if (wsprice !== undefined && wsprice < amountCents) {
    return refused('BidTooLow', { nextBidCents: amountCents });
  }
  return place(ctx, { lotId, amountCents, type: 'proxy', advance: false });
};
