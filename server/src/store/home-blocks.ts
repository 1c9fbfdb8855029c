// The blocks of the home page: a fixed number of queries, however many lots there are (API-06).
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../db/database.ts';
import { buyableNow, inOrder, onTheBlock, selectLotCards, type LotCardRow } from './lot-cards.ts';

export interface HomeBlock {
  readonly name: string;
  readonly title: string;
  readonly filters: Record<string, string>;
  readonly rows: readonly LotCardRow[];
}

const CATEGORIES_SHOWN = 4;

export async function listHomeBlocks(
  db: Db,
  viewerId: string | null,
  limit: number,
): Promise<HomeBlock[]> {
  const [closing, newest, centers, categories, buyNow] = await Promise.all([
    inOrder(selectOpen(db, viewerId), '1').limit(limit).execute(),
    onTheBlock(selectLotCards(db, viewerId))
      .orderBy('lots.opensAt', 'desc')
      .orderBy('lots.id', 'desc')
      .limit(limit)
      .execute(),
    listByCenter(db, viewerId, limit),
    listByCategory(db, viewerId, limit),
    inOrder(selectOpen(db, viewerId).where(buyableNow), '1').limit(limit).execute(),
  ]);
  return [
    { name: 'closing', title: 'Closing soon', filters: { orderby: '1' }, rows: closing },
    { name: 'newest', title: 'Newest', filters: {}, rows: newest },
    { name: 'buynow', title: 'Buy now', filters: { buynow: '1' }, rows: buyNow },
    ...centers,
    ...categories,
  ];
}

const selectOpen = (db: Db, viewerId: string | null) =>
  selectLotCards(db, viewerId).where('lots.phase', '=', 'open');

async function listByCenter(db: Db, viewerId: string | null, limit: number): Promise<HomeBlock[]> {
  const centers = await db.selectFrom('centers').select(['slug', 'city']).orderBy('city').execute();
  const rows = await inOrder(selectFirstOfEach(db, viewerId, { shelf: 'centers', limit }), '1')
    .select('centers.slug as shelf')
    .execute();
  return centers.map(({ slug, city }) => ({
    name: `center-${slug}`,
    title: `Collect in ${city}`,
    filters: { location: slug },
    rows: rows.filter(({ shelf }) => shelf === slug),
  }));
}

/** The categories with the most open lots. */
async function listByCategory(
  db: Db,
  viewerId: string | null,
  limit: number,
): Promise<HomeBlock[]> {
  const largest = await db
    .selectFrom('categories')
    .innerJoin('lots', 'lots.categoryId', 'categories.id')
    .select(['slug', 'name'])
    .where('lots.phase', '=', 'open')
    .groupBy(['categories.id', 'slug', 'name'])
    .orderBy((row) => row.fn.countAll(), 'desc')
    .orderBy('slug')
    .limit(CATEGORIES_SHOWN)
    .execute();
  if (largest.length === 0) return [];
  const slugs = largest.map(({ slug }) => slug);
  const rows = await inOrder(selectFirstOfEach(db, viewerId, { shelf: 'categories', limit }), '1')
    .where('categories.slug', 'in', slugs)
    .select('categories.slug as shelf')
    .execute();
  return largest.map(({ slug, name }) => ({
    name: `category-${slug}`,
    title: name,
    filters: { category_id: slug },
    rows: rows.filter(({ shelf }) => shelf === slug),
  }));
}

/** Of each center, or of each category, the open lots that close first. */
function selectFirstOfEach(
  db: Db,
  viewerId: string | null,
  { shelf, limit }: { shelf: 'centers' | 'categories'; limit: number },
) {
  const onShelf = shelf === 'centers' ? sql`auctions.center_id` : sql`near.category_id`;
  return selectOpen(db, viewerId).where(
    sql<SqlBool>`lots.id in (
      select first.id from ${sql.table(shelf)} as shelf cross join lateral (
        select near.id from lots near join auctions on auctions.id = near.auction_id
        where near.phase = 'open' and auctions.published_at is not null and ${onShelf} = shelf.id
        order by near.closes_at, near.id limit ${limit}) as first)`,
  );
}
