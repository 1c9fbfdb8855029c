import { sql, type SqlBool } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepare } from '../db/prepared.ts';
import { isOnTheBlock, selectLotCards } from './lot-cards.ts';

interface Wanted {
  readonly viewerId: string | null;
  readonly lotId: string;
  readonly categoryId: string;
  readonly limit: number;
}

/**
 * PV-06: other lots on the block, those of the same kind first, then whatever closes next. Both are
 * found by their place in an index first, so that not all lots of the block are read and sorted.
 */
export const listSimilarLots = prepare((db: Db, { viewerId, lotId, categoryId, limit }: Wanted) => {
  const sameKind = sql<SqlBool>`lots.category_id = ${categoryId}::uuid`;
  const closingFirst = (which: typeof sameKind) => sql`(
    select lots.id from lots join auctions on auctions.id = lots.auction_id
    where ${which} and ${isOnTheBlock} and auctions.published_at is not null
      and lots.id <> ${lotId}::uuid
    order by lots.closes_at, lots.id limit ${limit})`;
  return selectLotCards(db, viewerId)
    .where(
      sql<SqlBool>`lots.id = any(array(
        ${closingFirst(sameKind)} union all ${closingFirst(sql`not ${sameKind}`)}))`,
    )
    .orderBy(sameKind, 'desc')
    .orderBy('lots.closesAt')
    .orderBy('lots.id')
    .limit(limit)
    .compile();
});
