// Suggestions from open and upcoming lots while the user types (FIND-03).
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface SuggestedLot {
  readonly id: string;
  readonly title: string;
  readonly images: unknown;
}

export interface Suggested {
  readonly lots: readonly SuggestedLot[];
  /** Of the completions, those that some lot matches. */
  readonly texts: readonly string[];
}

export interface Completion {
  readonly text: string;
  readonly query: string;
}

interface Wanted {
  readonly lotQuery: string;
  readonly texts: readonly Completion[];
  readonly limit: number;
}

/** Enough to know which words occur together, and to find a good lot. */
const LOOKED_AT = 300;

export async function suggestFrom(db: Db, { lotQuery, texts, limit }: Wanted): Promise<Suggested> {
  const { rows } = await sql<Suggested>`
    with matched as materialized (
      select lots.id, lots.title, lots.images, lots.words, lots.listed_close_at
      from lots join auctions on auctions.id = lots.auction_id
      where lots.phase in ('upcoming', 'open') and auctions.published_at is not null
        and lots.words @@ ${lotQuery}::tsquery
      limit ${LOOKED_AT}),
    best as (
      select id, title, images, row_number() over (
        order by ts_rank(words, ${lotQuery}::tsquery) desc, listed_close_at, id) as place
      from matched order by place limit ${limit}),
    completing as (
      select text, place from unnest(${texts.map(({ text }) => text)}::text[],
        ${texts.map(({ query }) => query)}::tsquery[])
        with ordinality as each (text, query, place)
      where exists (select from matched where matched.words @@ query))
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'images', images)
        order by place) from best), '[]') as lots,
      array(select text from completing order by place) as texts`.execute(db);
  return rows[0] ?? { lots: [], texts: [] };
}
