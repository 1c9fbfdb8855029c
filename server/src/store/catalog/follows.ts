// Who follows which seller. Sellers are identified by their handle, so that their users' ids stay
// private.
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

export interface FollowRow {
  readonly sellerId: string;
  readonly sellerHandle: string;
  readonly tradeName: string;
  readonly username: string;
  /** null: does not follow. */
  readonly rating: number | null;
}

export async function findFollow(
  db: Db,
  { userId, sellerHandle }: { userId: string; sellerHandle: string },
): Promise<FollowRow | undefined> {
  if (!isId(sellerHandle)) return undefined;
  return await db
    .selectFrom('users')
    .leftJoin('follows', (join) =>
      join.onRef('follows.sellerId', '=', 'users.id').on('follows.userId', '=', userId),
    )
    .select(['users.id as sellerId', 'sellerHandle', 'tradeName', 'username', 'follows.rating'])
    .where('sellerHandle', '=', sellerHandle)
    .where('role', '=', 'seller')
    .executeTakeFirst();
}

const FOLLOWED_MAX = 500;

/** By name. The lots are open or upcoming. */
export const listFollowed = (db: Db, userId: string) =>
  db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.sellerId')
    .select(['users.id as sellerId', 'sellerHandle', 'tradeName', 'username', 'follows.rating'])
    .select(
      sql<number>`(select count(*) from lots join auctions on auctions.id = lots.auction_id
        where auctions.seller_id = follows.seller_id and auctions.published_at is not null
          and lots.phase in ('upcoming', 'open'))`.as('lots'),
    )
    .where('follows.userId', '=', userId)
    .orderBy(sql`lower(coalesce(nullif(trade_name, ''), username::text))`)
    .limit(FOLLOWED_MAX)
    .execute();

export interface Follow {
  readonly userId: string;
  readonly sellerId: string;
}

export const upsertFollow = (tx: Tx, follow: Follow & { rating: number }) =>
  tx
    .insertInto('follows')
    .values(follow)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'sellerId']).doUpdateSet({ rating: follow.rating }),
    )
    .execute();

export const deleteFollow = (tx: Tx, { userId, sellerId }: Follow) =>
  tx.deleteFrom('follows').where('userId', '=', userId).where('sellerId', '=', sellerId).execute();
