import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { HOLD_MINUTES } from '@hammerdock/domain/bidding/buy-now.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { previewPurchase } from '../../operations/bidding/buy-lot.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLotDetail } from '../../store/auctions/lot-details.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { viewBidQuote } from '../../views/bidding/bid-quote.ts';

export const previewBuyNow: Handler<typeof bidding.previewBuyNow> = async (input, ctx) => {
  const { userId: buyerId } = ctx.actor;
  const lot = await findLotDetail(ctx.db, input.product_id, buyerId);
  if (lot === undefined) return refused('NotFound');
  const weighed = await previewPurchase(ctx.db, { lotId: lot.id, buyerId, statedCents: undefined });
  if (!weighed.ok) return weighed;
  const exempt = (await getAccount(ctx.db, buyerId)).taxExemptAt !== null;
  return ok({ ...viewBidQuote(lot, weighed.value, exempt), hold_minutes: HOLD_MINUTES });
};
