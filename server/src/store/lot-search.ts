// Finding lots on the block by words and filters (R41).
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../db/database.ts';
import {
  onTheBlock,
  readPage,
  selectLotCards,
  type LotCardRow,
  type LotOrder,
  type Page,
} from './lot-cards.ts';

export interface LotSearch extends Page {
  readonly words: string;
  readonly categorySlug: string;
  readonly centerSlug: string;
  readonly condition: string;
  readonly order: LotOrder;
}

/** Each word may be the beginning of one in the lot; codes match with or without "LPN". */
function prefixQuery(words: string): string {
  const tokens = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return tokens
    .slice(0, 12)
    .map((token) => `${token}:*`)
    .join(' & ');
}

export async function searchLots(
  db: Db,
  viewerId: string | null,
  search: LotSearch,
): Promise<{ rows: LotCardRow[]; count: number }> {
  let lots = onTheBlock(selectLotCards(db, viewerId));
  const prefixes = prefixQuery(search.words);
  if (search.words.trim() !== '' && prefixes === '') return { rows: [], count: 0 };
  if (prefixes !== '') {
    lots = lots.where(
      sql<SqlBool>`(lots.words @@ to_tsquery('english', ${prefixes})
        or lots.words @@ to_tsquery('simple', ${prefixes})
        or lots.words @@ to_tsquery('simple', ${`lpn${prefixes}`}))`,
    );
  }
  if (search.categorySlug !== '') lots = lots.where('categories.slug', '=', search.categorySlug);
  if (search.centerSlug !== '') lots = lots.where('centers.slug', '=', search.centerSlug);
  if (search.condition !== '') lots = lots.where('lots.condition', '=', search.condition);
  return readPage(lots, search.order, search);
}

/** PV-06: other lots on the block, those of the same kind first, then whatever closes next. */
export const listSimilarLots = (
  db: Db,
  viewerId: string | null,
  { lotId, categoryId, limit }: { lotId: string; categoryId: string; limit: number },
): Promise<LotCardRow[]> =>
  onTheBlock(selectLotCards(db, viewerId))
    .where('lots.id', '!=', lotId)
    .orderBy(sql`lots.category_id = ${categoryId}::uuid`, 'desc')
    .orderBy('lots.closesAt')
    .orderBy('lots.id')
    .limit(limit)
    .execute();
