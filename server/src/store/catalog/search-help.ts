// What to try where a search finds nothing.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The place of the first query that some open or upcoming lot matches; null if there is none. */
export async function findFirstMatched(
  db: Db,
  queries: readonly (string | null)[],
): Promise<number | null> {
  const { rows } = await sql<{ place: number }>`
    select place::int - 1 as place
    from unnest(${queries}::tsquery[]) with ordinality as each (query, place)
    where exists (select from lots join auctions on auctions.id = lots.auction_id
      where lots.phase in ('upcoming', 'open') and auctions.published_at is not null
        and lots.words @@ query)
    order by each.place limit 1`.execute(db);
  return rows[0]?.place ?? null;
}

/** Counted up to this number. */
const COUNTED_MAX = 1000;

/** So many titles are read. */
const TITLES_MAX = 100;

interface Counted {
  readonly lots: number;
  /** Titles of lots that match by another name only. */
  readonly others: readonly string[];
}

/** How many open or upcoming lots match each query. */
export async function countMatched(
  db: Db,
  queries: readonly { readonly lotQuery: string; readonly typedQuery: string | null }[],
): Promise<readonly Counted[]> {
  const lotQueries = queries.map(({ lotQuery }) => lotQuery);
  const typedQueries = queries.map(({ typedQuery }) => typedQuery);
  const { rows } = await sql<Counted>`
    select counted.lots, counted.others
    from unnest(${lotQueries}::tsquery[], ${typedQueries}::tsquery[])
      with ordinality as each (query, typed, place)
    cross join lateral (
      select count(*)::int as lots,
        coalesce((array_agg(title) filter (where not is_typed))[:${TITLES_MAX}::int], '{}')
          as others
      from (select lots.title, coalesce(lots.words @@ typed, false) as is_typed
        from lots join auctions on auctions.id = lots.auction_id
        where lots.phase in ('upcoming', 'open') and auctions.published_at is not null
          and lots.words @@ query
        limit ${COUNTED_MAX}) as matched) as counted
    order by place`.execute(db);
  return rows;
}

export interface CountedCategory {
  readonly slug: string;
  readonly name: string;
  readonly lots: number;
}

/** The categories with open or upcoming lots, those with the most first. */
export async function countCategories(db: Db): Promise<CountedCategory[]> {
  const { rows } = await sql<CountedCategory>`
    select categories.slug, categories.name, sum(counted.lots)::int as lots
    from (select category_id, auction_id, count(*) as lots from lots
      where phase in ('upcoming', 'open') group by 1, 2) as counted
    join auctions on auctions.id = counted.auction_id and auctions.published_at is not null
    join categories on categories.id = counted.category_id
    group by 1, 2 order by 3 desc, 2`.execute(db);
  return rows;
}
