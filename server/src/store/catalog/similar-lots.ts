import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepare } from '../../db/prepared.ts';
import { selectClosingFirst } from './closing-first.ts';
import { isOnTheBlock, selectLotCards } from './lot-cards.ts';

interface Wanted {
  readonly viewerId: string | null;
  readonly lotId: string;
  readonly categoryId: string;
  readonly limit: number;
}

/**
 * PV-06: other open or upcoming lots, those of the same kind first, then those that close next.
 * Both are found by an index, so that not all lots are read and sorted.
 */
export const listSimilarLots = prepare((db: Db, { viewerId, lotId, categoryId, limit }: Wanted) => {
  const sameKind = sql<SqlBool>`lots.category_id = ${categoryId}::uuid`;
  const closingFirst = (which: typeof sameKind) =>
    selectClosingFirst(
      sql<SqlBool>`${which} and ${isOnTheBlock} and lots.id <> ${lotId}::uuid`,
      limit,
    );
  return selectLotCards(db, viewerId)
    .where(
      sql<SqlBool>`lots.id = any(array(
        ${closingFirst(sameKind)} union all ${closingFirst(sql`not ${sameKind}`)}))`,
    )
    .orderBy(sameKind, 'desc')
    .orderBy('lotStates.closesAt')
    .orderBy('lots.id')
    .limit(limit)
    .compile();
});
