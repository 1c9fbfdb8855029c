import type { following } from '@hammerdock/contract/services/following.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { deleteFollow, findFollow, upsertFollow } from '../../store/catalog/follows.ts';
import { viewFollower } from '../../views/accounts/seller.ts';

export const addFollower: Handler<typeof following.addFollower> = (
  { seller_id: sellerHandle, follows, rating },
  ctx,
) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const seller = await findFollow(tx, { userId, sellerHandle });
    if (seller === undefined) return refused('NotFound');
    const { sellerId } = seller;
    if (sellerId === userId) return refused('OwnShop');
    if (follows === 1) await upsertFollow(tx, { userId, sellerId, rating });
    else await deleteFollow(tx, { userId, sellerId });
    return ok(viewFollower({ ...seller, rating: follows === 1 ? rating : null }));
  });
};
