import type { following } from '@hammerdock/contract/services/following.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listFollowed } from '../../store/catalog/follows.ts';
import { viewFollower } from '../../views/accounts/seller.ts';

export const listFollowedSellers: Handler<typeof following.listFollowedSellers> = async (
  _input,
  { db, actor },
) => {
  const rows = await listFollowed(db, actor.userId);
  return ok({ followedList: rows.map((row) => ({ ...viewFollower(row), lots: row.lots })) });
};
