import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

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
