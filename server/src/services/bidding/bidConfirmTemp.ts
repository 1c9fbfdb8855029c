import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { digest } from '../../security/ids.ts';
import type { Handler } from '../../rpc/handler.ts';
import { holdConfirmation } from '../../store/bidding/bid-confirmations.ts';
import { isId } from '../../store/platform/id-shape.ts';

export const bidConfirmTemp: Handler<typeof bidding.bidConfirmTemp> = async (input, ctx) => {
  return ctx.transact(async (tx) => {
    const { product_id: lotId, confirm_token: token } = input;
    const wanted = { userId: ctx.actor.userId, lotId, tokenHash: digest(token) };
    const held = isId(lotId) && (await holdConfirmation(tx, wanted));
    return held ? ok({ held }) : refused('ConfirmationExpired');
  });
};
