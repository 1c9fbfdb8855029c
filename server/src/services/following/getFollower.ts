import type { following } from '@hammerdock/contract/services/following.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findFollow } from '../../store/catalog/follows.ts';
import { viewFollower } from '../../views/accounts/seller.ts';

export const getFollower: Handler<typeof following.getFollower> = async (
  { seller_id: sellerHandle },
  { db, actor: { userId } },
) => {
  const seller = await findFollow(db, { userId, sellerHandle });
  return seller === undefined ? refused('NotFound') : ok(viewFollower(seller));
};
