// The lexicon: which words stand on the lots of the block, and which of them a typed word may mean.
import { categoryCalled } from '@hammerdock/domain/catalog/categories.ts';
import type { WordReading } from '@hammerdock/domain/search/terms.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

/** Greater than any word that begins with the words before it. */
const LAST_LETTER = '\u{10ffff}';

/** What the store knows of each word: one query, however many words. */
export async function readWords(db: Db, words: readonly string[]): Promise<WordReading[]> {
  if (words.length === 0) return [];
  const slugs = words.map(categoryCalled);
  const { rows } = await sql<WordReading>`
    select asked.word, stem.lexemes, found.is_known, found.is_beginning,
      case when found.is_known or found.is_beginning then '[]' else coalesce((
        select jsonb_agg(jsonb_build_object('word', alike.word, 'lexeme', alike.lexeme,
          'lots', alike.lots)) from app.words_like(asked.word) as alike), '[]') end as alike,
      array(select id::text from categories
        where slug = asked.slug or tsvector_to_array(words) && stem.lexemes) as category_ids
    from unnest(${words}::text[], ${slugs}::text[]) with ordinality as asked (word, slug, place)
    cross join lateral (
      select tsvector_to_array(to_tsvector('english', asked.word)) as lexemes) as stem
    cross join lateral (select
      exists (select from search_words known
        where known.lexeme = any (stem.lexemes)) as is_known,
      length(asked.word) >= 3 and exists (select from search_words longer
        where longer.word >= asked.word and longer.word < asked.word || ${LAST_LETTER}::text
      ) as is_beginning) as found
    order by asked.place`.execute(db);
  return rows;
}

/** The words that begin so, those on most lots first. */
export const listWordsBeginning = (db: Db, beginning: string, limit: number) =>
  db
    .selectFrom('searchWords')
    .select(['word', 'lexeme', 'lots'])
    .where('word', '>=', beginning)
    .where('word', '<', beginning + LAST_LETTER)
    .orderBy('lots', 'desc')
    .orderBy('word')
    .limit(limit)
    .execute();

/**
 * Counts the words of lots that came onto the block since the last time, and no longer those of
 * lots that left it. Two at once take turns.
 */
export async function refreshSearchWords(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('hammerdock search words'))`.execute(tx);
  await sql`
    with live as (
      select id, title, brand, description from lots where phase in ('upcoming', 'open')),
    gone as (
      delete from search_lots where not exists (select from live where live.id = lot_id)
      returning words),
    come as (
      insert into search_lots
      select id, app.words_of(title || ' ' || brand || ' ' || description) from live
      where not exists (select from search_lots counted where counted.lot_id = live.id)
      returning words),
    differences as (
      select word, sum(difference)::int as lots from (
        select unnest(words) as word, 1 as difference from come
        union all select unnest(words), -1 from gone) as each
      group by word having sum(difference) <> 0),
    changes as (
      select word, lots, lexeme from differences cross join lateral (
        select min(lexeme) as lexeme from unnest(to_tsvector('english', word))) as stem
      where lexeme is not null)
    merge into search_words known using changes on known.word = changes.word
    when matched and known.lots + changes.lots <= 0 then delete
    when matched then update set lots = known.lots + changes.lots
    when not matched then insert values (changes.word, changes.lexeme, changes.lots)`.execute(tx);
}
