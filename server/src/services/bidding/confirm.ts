import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { refused } from '@hammerdock/domain/result.ts';
import { digest, newId } from '../../security/ids.ts';
import type { Handler } from '../../rpc/handler.ts';
import { bidKeyOf, claimConfirmation } from '../../store/bidding/bid-confirmations.ts';
import { BID, isKeyUsed } from '../../store/platform/idempotency-keys.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { findLotDetail } from '../../store/auctions/lot-details.ts';
import { place } from './send-bid.ts';

/**
 * The bid is placed under a key derived from its confirmation, so that every repeat under any key
 * gets the answer of that one bid (R3, R69).
 */
export const confirm: Handler<typeof bidding.confirm> = async (input, ctx) => {
  const { product_id: lotId, confirm_token: token } = input;
  const { userId } = ctx.actor;
  const lot = isId(lotId) ? await findLotDetail(ctx.db, lotId, userId) : undefined;
  if (lot === undefined) return refused('NotFound');
  const key = ctx.idempotencyKey ?? newId();
  const tokenHash = token === undefined ? null : digest(token);
  const claimed = await ctx.db
    .transaction()
    .execute((tx) => claimConfirmation(tx, { userId, lotId, tokenHash, key }));
  if (claimed === 'key reused') return refused('KeyReused');
  if (claimed === null) return refused('ConfirmationExpired');
  const bidKey = bidKeyOf(claimed.tokenHash);
  const isRepeat = () => isKeyUsed(ctx.db, { actor: userId, call: BID, key: bidKey });
  if (claimed.expired && !(await isRepeat())) return refused('ConfirmationExpired');
  const { amountCents, bidType: type } = claimed;
  const wanted = { lotId, amountCents, type, advance: 'by phase' } as const;
  return place({ ...ctx, idempotencyKey: bidKey, isRepeat }, wanted);
};
