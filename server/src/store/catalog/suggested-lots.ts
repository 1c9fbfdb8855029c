// Suggestions from open and upcoming lots while the user types (FIND-03).
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface SuggestedLot {
  readonly id: string;
  readonly title: string;
  readonly images: unknown;
  /** Found by the words as typed. */
  readonly isTyped: boolean;
  /** Found by the search of the finished text. */
  readonly isFound: boolean;
}

export interface Suggested {
  readonly lots: readonly SuggestedLot[];
  /** Of each completion that some lot matches, the titles of some. */
  readonly texts: readonly { readonly text: string; readonly titles: readonly string[] }[];
}

export interface Completion {
  readonly text: string;
  readonly query: string;
}

interface Wanted {
  readonly lotQuery: string;
  readonly typedQuery: string | null;
  /** The search of the finished text, if there is one. */
  readonly finishedQuery: string | null;
  readonly texts: readonly Completion[];
  readonly limit: number;
}

/** Enough to know which words occur together, and to find a good lot. */
const LOOKED_AT = 300;

/** Enough to know whether some are the goods that a name means. */
const TITLES_MAX = 20;

export async function suggestFrom(
  db: Db,
  { lotQuery, typedQuery, finishedQuery, texts, limit }: Wanted,
): Promise<Suggested> {
  const { rows } = await sql<Suggested>`
    with matched as materialized (
      select lots.id, lots.title, lots.images, lots.words, lots.listed_close_at,
        coalesce(lots.words @@ ${typedQuery}::tsquery, false) as is_typed,
        coalesce(lots.words @@ ${finishedQuery}::tsquery, false) as is_found
      from lots join auctions on auctions.id = lots.auction_id
      where lots.phase in ('upcoming', 'open') and auctions.published_at is not null
        and lots.words @@ ${lotQuery}::tsquery
      limit ${LOOKED_AT}),
    best as (
      select id, title, images, is_typed, is_found, row_number() over (
        order by ts_rank(words, ${lotQuery}::tsquery) desc, listed_close_at, id) as place
      from matched order by place limit ${limit}),
    completing as (
      select text, place, array(select title from matched
        where matched.words @@ query limit ${TITLES_MAX}) as titles
      from unnest(${texts.map(({ text }) => text)}::text[],
        ${texts.map(({ query }) => query)}::tsquery[])
        with ordinality as each (text, query, place))
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'images', images,
        'isTyped', is_typed, 'isFound', is_found) order by place) from best), '[]') as lots,
      coalesce((select jsonb_agg(jsonb_build_object('text', text, 'titles', titles)
        order by place) from completing where titles <> '{}'), '[]') as texts`.execute(db);
  return rows[0] ?? { lots: [], texts: [] };
}
