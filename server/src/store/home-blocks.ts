// The blocks of the home page in two queries, however many lots there are (API-06): which lots
// stand on which shelf, and then the cards of all of them, each read once.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../db/database.ts';
import { PREPARED } from '../db/prepared.ts';
import { buyableNow, isOnTheBlock, selectLotCards, type LotCardRow } from './lot-cards.ts';

export interface HomeBlock {
  readonly name: string;
  readonly title: string;
  readonly filters: Record<string, string>;
  readonly rows: readonly LotCardRow[];
}

interface Shelf {
  readonly kind: 'closing' | 'newest' | 'buynow' | 'center' | 'category';
  /** Of the center or the category; empty for the others. */
  readonly slug: string;
  readonly label: string;
  readonly lotIds: readonly string[];
}

const CATEGORIES_SHOWN = 4;
/** Lots on a shelf: two rows on a desktop for those that close soon, one for all others. */
const MANY = 8;
const FEW = 4;
/** So many are looked at for a shelf, since some stand on another. */
const LOOKED_AT = 20;

export async function listHomeBlocks(db: Db, viewerId: string | null): Promise<HomeBlock[]> {
  const shelves = await listShelves(db);
  const laidOut = layOut(shelves);
  const shown = [...new Set(laidOut.flatMap(({ lotIds }) => lotIds))];
  if (shown.length === 0) return [];
  const cards = await selectLotCards(db, viewerId)
    .modifyFront(PREPARED)
    .where(sql<SqlBool>`lots.id = any(${shown}::uuid[])`)
    .execute();
  const cardOf = new Map(cards.map((row) => [row.id, row]));
  return laidOut.map(({ lotIds, ...shelf }) => ({
    ...describe(shelf),
    rows: lotIds.flatMap((id) => cardOf.get(id) ?? []),
  }));
}

/** A lot that stands on one shelf leaves its place on the next to others, if there are any. */
function layOut(shelves: readonly Shelf[]): Shelf[] {
  const seen = new Set<string>();
  return shelves.map((shelf) => {
    const fresh = shelf.lotIds.filter((id) => !seen.has(id));
    const again = shelf.lotIds.filter((id) => seen.has(id));
    const lotIds = [...fresh, ...again].slice(0, shelf.kind === 'closing' ? MANY : FEW);
    for (const id of lotIds) seen.add(id);
    return { ...shelf, lotIds };
  });
}

function describe({ kind, slug, label }: Omit<Shelf, 'lotIds'>): Omit<HomeBlock, 'rows'> {
  switch (kind) {
    case 'closing':
      return { name: kind, title: 'Closing soon', filters: { orderby: '1' } };
    case 'newest':
      return { name: kind, title: 'Newest', filters: {} };
    case 'buynow':
      return { name: kind, title: 'Buy now', filters: { buynow: '1' } };
    case 'center':
      return { name: `center-${slug}`, title: `Collect in ${label}`, filters: { location: slug } };
    case 'category':
      return { name: `category-${slug}`, title: label, filters: { category_id: slug } };
  }
}

const isOpen = sql<SqlBool>`lots.phase = 'open'`;
const closingFirst = sql`lots.closes_at, lots.id`;
const newestFirst = sql`lots.opens_at desc, lots.id desc`;

/** The categories are those with the most open lots. */
async function listShelves(db: Db): Promise<Shelf[]> {
  const first = (which: RawBuilder<SqlBool>, order = closingFirst) => sql`
    array(
      select lots.id from lots join auctions on auctions.id = lots.auction_id
      where auctions.published_at is not null and ${which} order by ${order} limit ${LOOKED_AT})`;
  const { rows } = await sql<Shelf>`
    select ${PREPARED} kind, slug, label, lot_ids from (
      select 'closing' as kind, '' as slug, '' as label, ${first(isOpen)} as lot_ids,
        1 as shelf, 1::bigint as place
      union all select 'newest', '', '', ${first(isOnTheBlock, newestFirst)}, 2, 1
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
        order by lot_count desc, slug limit ${CATEGORIES_SHOWN}) as largest) as shelves
    order by shelf, place`.execute(db);
  return rows;
}
