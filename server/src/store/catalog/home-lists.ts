// The lists of the home page and their lots, the same for all visitors.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepare } from '../../db/prepared.ts';
import { selectClosingFirst } from './closing-first.ts';
import { buyableNow, isOnTheBlock } from './lot-cards.ts';

export interface HomeList {
  readonly kind: 'closing' | 'newest' | 'buynow' | 'center' | 'category';
  /** Of the center or the category; empty for the others. */
  readonly slug: string;
  readonly label: string;
  readonly lotIds: readonly string[];
}

const CATEGORIES_SHOWN = 2;
/**
 * Lots on a list: two rows on a desktop for those that close soon, one for all others. The page has
 * to fit into the first round trip of a new connection (decision 92).
 */
const LOTS_SHOWN = { closing: 8, newest: 4, buynow: 4, center: 3, category: 3 } as const;
/** More candidates than needed, because a lot may be in another list. */
const CANDIDATES = 20;

export const readHomeLists = async (db: Db): Promise<HomeList[]> =>
  withoutRepeats(await candidates(db, {}));

/** Prefers lots that are not in an earlier list. */
function withoutRepeats(lists: readonly HomeList[]): HomeList[] {
  const seen = new Set<string>();
  return lists.map((list) => {
    const fresh = list.lotIds.filter((id) => !seen.has(id));
    const again = list.lotIds.filter((id) => seen.has(id));
    const lotIds = [...fresh, ...again].slice(0, LOTS_SHOWN[list.kind]);
    for (const id of lotIds) seen.add(id);
    return { ...list, lotIds };
  });
}

const isOpen = sql<SqlBool>`lots.phase = 'open'`;
const newest = sql`
  select lots.id from lots join auctions on auctions.id = lots.auction_id
  where auctions.published_at is not null and ${isOnTheBlock}
  order by lots.opens_at desc, lots.id desc limit ${CANDIDATES}`;

/** The categories are those with the most open lots. */
const candidates = prepare((db: Db) => {
  const first = (which: RawBuilder<SqlBool>) =>
    sql`array(${selectClosingFirst(which, CANDIDATES)})`;
  return sql<HomeList>`
    select kind, slug, label, lot_ids from (
      select 'closing' as kind, '' as slug, '' as label, ${first(isOpen)} as lot_ids,
        1 as list, 1::bigint as place
      union all select 'newest', '', '', array(${newest}), 2, 1
      union all select 'buynow', '', '', ${first(buyableNow)}, 3, 1
      union all select 'center', slug, city,
        ${first(sql`${isOpen} and auctions.center_id = centers.id`)},
        4, row_number() over (order by city)
      from centers
      union all select 'category', slug, name,
        ${first(sql`${isOpen} and lots.category_id = largest.id`)},
        5, row_number() over (order by lot_count desc, slug)
      from (
        select categories.id, slug, name, lot_count
        from categories join (
          select category_id, count(*) as lot_count from lots where ${isOpen} group by category_id
        ) as counted on counted.category_id = categories.id
        order by lot_count desc, slug limit ${CATEGORIES_SHOWN}) as largest) as lists
    order by list, place`.compile(db);
});
