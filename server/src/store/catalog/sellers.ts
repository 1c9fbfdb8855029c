import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

const LISTED_MAX = 500;

/** Sellers with published auctions, by name. */
export const listSellers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['sellerHandle', 'tradeName', 'username'])
    .where('role', '=', 'seller')
    .where((sellers) =>
      sellers.exists(
        sellers
          .selectFrom('auctions')
          .select('auctions.id')
          .whereRef('auctions.sellerId', '=', 'users.id')
          .where('publishedAt', 'is not', null),
      ),
    )
    .orderBy(sql`lower(coalesce(nullif(trade_name, ''), username::text))`)
    .limit(LISTED_MAX)
    .execute();

export type SellerRow = Awaited<ReturnType<typeof listSellers>>[number];

/** All sellers, for admins. */
export const listAllSellers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'tradeName', 'username'])
    .where('role', '=', 'seller')
    .orderBy(sql`lower(coalesce(nullif(trade_name, ''), username::text))`)
    .limit(LISTED_MAX)
    .execute();

export async function isSeller(db: Db, userId: string): Promise<boolean> {
  if (!isId(userId)) return false;
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', '=', 'seller')
    .executeTakeFirst();
  return found !== undefined;
}

export const findSeller = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['tradeName', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
