-- Finding lots by words, codes and kinds (R41), typing errors mended against the words in use.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- Text as it is searched: small letters without accents, and nothing between words but one space.
-- The point of a decimal number stays. Only A to Z are made small, so that every locale agrees with
-- domain/src/search/plain-text.ts, which does the same to questions.
create function app.plain_text(given text) returns text
  language sql immutable strict parallel safe as $$
    select btrim(regexp_replace(
      lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]+', '', 'g') collate "C"),
      '(?:[\u0001-\u002d\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff'
        '\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]|\.(?!\d)|(?<!\d)\.)+', ' ', 'g'))
  $$;

-- A code without what printers and people put around its letters and digits: the label's prefix,
-- spaces, dashes, leading zeros. domain/src/search/code.ts does the same to what was typed.
create function app.code_of(given text) returns text
  language sql immutable strict parallel safe as $$
    select regexp_replace(regexp_replace(regexp_replace(lower(given collate "C"),
      '[^a-z0-9]+', '', 'g'), '^lpn(?=.)', ''), '^0+(?=\d+$)', '')
  $$;

-- Marks among a lot's words that no text can contain: its codes after "=", its kind after "#".
create function app.marks_of(lpn text, sku text, upc text, category_id uuid) returns text[]
  language sql immutable strict parallel safe as $$
    select array_remove(array['=' || left(app.code_of(lpn), 60), '=' || left(app.code_of(sku), 60),
      '=' || left(app.code_of(upc), 60)], '=') || ('#' || category_id::text)
  $$;

alter table lots drop column words;
alter table lots add column words tsvector generated always as (
  setweight(to_tsvector('english', app.plain_text(title)), 'A') ||
  setweight(to_tsvector('english', app.plain_text(brand)), 'B') ||
  setweight(to_tsvector('english', app.plain_text(description)), 'C') ||
  array_to_tsvector(app.marks_of(lpn, sku, upc, category_id))
) stored;
create index lots_words_live on lots using gin (words) where phase in ('upcoming', 'open');

-- The words by which a kind of goods goes.
alter table categories add column words tsvector
  generated always as (to_tsvector('english', app.plain_text(name))) stored;

-- No index holds a price, or anything else that a bid changes but the close, which soft close moves
-- and older indexes hold: a bid must stay a change in place.
create index lots_closing_live on lots (closes_at, id) where phase in ('upcoming', 'open');
create index lots_over on lots (closes_at, id) where phase in ('sold', 'unsold', 'cancelled');
create index lots_code_of_label on lots (app.code_of(lpn));
create index lots_code_of_sku on lots (app.code_of(sku)) where sku <> '';
create index lots_code_of_product on lots (app.code_of(upc)) where upc <> '';

-- What a lot can be had for at once, where its seller allows that.
alter table lots add column buy_now_cents bigint check (buy_now_cents > 0);

-- The lexicon: each word of the lots on the block, and on how many of them it stands.
create table search_words (
  word text collate "C" primary key,
  lexeme text not null,
  lots int not null check (lots > 0)
);
create index search_words_lexeme on search_words (lexeme);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- The lots whose words are counted, with the words as they were counted.
create table search_lots (
  lot_id uuid primary key references lots,
  words text[] not null
);

create function app.words_of(texts text) returns text[]
  language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct word), '{}')
    from regexp_split_to_table(app.plain_text(texts), ' ') as word
    where length(word) between 3 and 30 and word !~ '[0-9.]'
  $$;

-- Words within two typing errors. The threshold is low enough for one error in four letters.
create function app.words_like(typed text) returns setof search_words
  language sql stable strict parallel safe set pg_trgm.similarity_threshold = 0.1 as $$
    select * from search_words
    where word % typed and length(word) between length(typed) - 2 and length(typed) + 2
      and levenshtein_less_equal(word, typed, 2) <= 2
  $$;

create table home_banners (
  id uuid primary key,
  title text not null,
  text text not null,
  button text not null,
  -- From the site's root, so that a banner cannot lead elsewhere.
  link text not null check (link ~ '^/([^/]|$)'),
  picture text,
  place int not null,
  active boolean not null default true
);

grant execute on function app.plain_text, app.code_of, app.marks_of, app.words_of, app.words_like
  to hammerdock_app, hammerdock_worker;
grant select, insert, update, delete on search_words, search_lots, home_banners
  to hammerdock_app, hammerdock_worker;
