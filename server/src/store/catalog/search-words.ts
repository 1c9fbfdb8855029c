// The lexicon: the words of open and upcoming lots, with the ones similar to a typed word.
import type { Lookup } from '@hammerdock/domain/search/lookups.ts';
import type { WordAnalysis } from '@hammerdock/domain/search/analyses.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** Greater than any word with this prefix. */
const LAST_LETTER = '\u{10ffff}';

/** A word of most lots tells only titles apart; few lots are no catalog. */
const COMMON_FROM_LOTS = 50;

/** What the lexicon has on each word: one query for any number of words. */
export async function readWords(db: Db, lookups: readonly Lookup[]): Promise<WordAnalysis[]> {
  if (lookups.length === 0) return [];
  const asked = lookups.map(({ word, forms, slugs, isTyped, isFormed }, place) => ({
    place,
    word,
    forms,
    slugs,
    is_typed: isTyped,
    is_formed: isFormed,
  }));
  const { rows } = await sql<WordAnalysis>`
    select asked.word, stem.lexemes, known.lots is not null as is_known,
      coalesce(known.forms, '{}') as forms,
      coalesce(known.lots >= ${COMMON_FROM_LOTS}::int and not exists (
        select from search_lots offset 2 * known.lots), false) as is_common,
      begun.is_prefix,
      case when new.is_new then coalesce((
        select jsonb_agg(jsonb_build_object('word', near.word, 'lexeme', near.lexeme,
          'lots', near.lots)) from app.words_like(asked.word) as near), '[]')
        else '[]' end as candidates,
      case when new.is_new then ${splits} else '[]' end as splits,
      array(select id::text from categories where slug = any (asked.slugs)
        or asked.forms && string_to_array(app.plain_text(name), ' ')) as category_ids
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (place int, word text, forms text[], slugs text[], is_typed boolean,
        is_formed boolean)
    cross join lateral (
      select tsvector_to_array(to_tsvector('english', asked.word)) as lexemes) as stem
    cross join lateral (
      select max(lots) as lots,
        array_agg(word) filter (where asked.is_formed) as forms
      from search_words where lexeme = any (stem.lexemes)) as known
    cross join lateral (
      select length(asked.word) >= 3 and exists (select from search_words longer
        where longer.word >= asked.word and longer.word < asked.word || ${LAST_LETTER}::text
      ) as is_prefix) as begun
    cross join lateral (
      select asked.is_typed and case when known.lots is null then not begun.is_prefix
        else asked.word <> all (known.forms) end as is_new) as new
    order by asked.place`.execute(db);
  return rows;
}

/** The ways in which the word is two words of the lexicon. */
const splits = sql`coalesce((
  select jsonb_agg(jsonb_build_object('words', array[before.word, after.word],
    'lexemes', array[before.lexeme, after.lexeme]))
  from generate_series(3, length(asked.word) - 3) as place
  join search_words before on before.word = left(asked.word, place)
  join search_words after on after.word = substr(asked.word, place + 1)), '[]')`;

/** The words with this prefix, those of most lots first. */
export const listWordsByPrefix = (db: Db, prefix: string, limit: number) =>
  db
    .selectFrom('searchWords')
    .select(['word', 'lexeme', 'lots'])
    .where('word', '>=', prefix)
    .where('word', '<', prefix + LAST_LETTER)
    .orderBy('lots', 'desc')
    .orderBy('word')
    .limit(limit)
    .execute();

/** How many lots one statement counts, to end well within its time limit. */
const LOTS_AT_ONCE = 5000;

/**
 * Adds the words of lots that were published since the last run, and removes those of lots that
 * closed. Concurrent runs are serialized.
 */
export async function refreshSearchWords(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('hammerdock search words'))`.execute(tx);
  // "Except" compares each row once, even if the planner believes that the tables are empty; a join
  // or "not in" might look up each row in all of the others.
  const removed = await sql<{ id: string }>`select lot_id as id from search_lots
    except select id from lots where phase in ('upcoming', 'open')`.execute(tx);
  const added = await sql<{ id: string }>`select id from lots where phase in ('upcoming', 'open')
    except select lot_id from search_lots`.execute(tx);
  for (const ids of inParts(removed.rows)) {
    await count(tx, -1, sql`delete from search_lots where lot_id = any (${ids}::uuid[])`);
  }
  for (const ids of inParts(added.rows)) {
    const words = sql`app.words_of(title || ' ' || brand || ' ' || description)`;
    const lots = sql`select id, ${words} from lots where id = any (${ids}::uuid[])`;
    await count(tx, 1, sql`insert into search_lots ${lots}`);
  }
  if (removed.rows.length > 0) await tx.deleteFrom('searchWords').where('lots', '<=', 0).execute();
}

/** Removes the words of a lot whose texts have changed; the next refresh adds the new ones. */
export async function forgetSearchWords(tx: Tx, lotId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('hammerdock search words'))`.execute(tx);
  await count(tx, -1, sql`delete from search_lots where lot_id = ${lotId}::uuid`);
  await tx.deleteFrom('searchWords').where('lots', '<=', 0).execute();
}

function inParts(rows: readonly { readonly id: string }[]): string[][] {
  const parts: string[][] = [];
  for (let from = 0; from < rows.length; from += LOTS_AT_ONCE) {
    parts.push(rows.slice(from, from + LOTS_AT_ONCE).map(({ id }) => id));
  }
  return parts;
}

/** The change in the count of each word, from the lots that a statement added or removed. */
const count = (tx: Tx, each: 1 | -1, statement: RawBuilder<unknown>) =>
  sql`
    with changed as (${statement} returning words),
    differences as (
      select word, count(*) * ${each}::int as lots from changed, unnest(words) as word
      group by word)
    insert into search_words as known (word, lexeme, lots)
    select word, lexeme, lots from differences cross join lateral (
      select min(lexeme) as lexeme from unnest(to_tsvector('english', word))) as stem
    where lexeme is not null
    on conflict (word) do update set lots = known.lots + excluded.lots`.execute(tx);
