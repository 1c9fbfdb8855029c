import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import { digest, newSecret } from '../../security/ids.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertConfirmation } from '../../store/bidding/bid-confirmations.ts';
import { findLotDetail } from '../../store/auctions/lot-details.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { viewBidQuote } from '../../views/bidding/bid-quote.ts';
import { orderOf } from './send-bid.ts';

const TOKEN_SECONDS = 120;

export const preBidConfirm: Handler<typeof bidding.preBidConfirm> = async (input, ctx) => {
  const { product_id: lotId, wsprice: amountCents, bidding_type: bidType } = input;
  const { userId } = ctx.actor;
  const lot = await findLotDetail(ctx.db, lotId, userId);
  if (lot === undefined) return refused('NotFound');
  const wanted = { lotId, amountCents, type: bidType, advance: lot.phase === 'upcoming' };
  const weighed = await ctx.biddingEngine.weighBid(orderOf(ctx, wanted));
  if (!weighed.ok) return weighed;
  const token = newSecret();
  const expiresAt = await ctx.transact((tx) =>
    insertConfirmation(
      tx,
      { tokenHash: digest(token), userId, lotId, amountCents, bidType },
      TOKEN_SECONDS,
    ),
  );
  const exempt = (await getAccount(ctx.db, userId)).taxExemptAt !== null;
  return ok({
    ...viewBidQuote(lot, amountCents, exempt),
    confirm_token: token,
    expires_at: toIso(expiresAt),
  });
};
