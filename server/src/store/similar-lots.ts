import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { isOnTheBlock, selectLotCards, type LotCardRow } from './lot-cards.ts';

/** PV-06: other lots on the block, those of the same kind first, then whatever closes next. */
export const listSimilarLots = (
  db: Db,
  viewerId: string | null,
  { lotId, categoryId, limit }: { lotId: string; categoryId: string; limit: number },
): Promise<LotCardRow[]> =>
  selectLotCards(db, viewerId)
    .where(isOnTheBlock)
    .where('lots.id', '!=', lotId)
    .orderBy(sql`lots.category_id = ${categoryId}::uuid`, 'desc')
    .orderBy('lots.closesAt')
    .orderBy('lots.id')
    .limit(limit)
    .execute();
