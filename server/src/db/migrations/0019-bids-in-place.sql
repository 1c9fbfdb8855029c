-- What is done while bids come in, made light. A bid must stay a change in place, so no index may
-- hold a leader: the winner of a lot is found by a column that stands empty until the close.
drop index lots_of_winner;
alter table lots add column winner_id uuid
  generated always as (case when phase = 'sold' then leader_id end) stored;
create index lots_of_winner on lots (winner_id, closes_at desc) where winner_id is not null;

-- Checking this reference would lock, and so write, the row of every lot that is counted.
alter table search_lots drop constraint search_lots_lot_id_fkey;

-- A word is counted down to none before it goes; and words are told apart faster.
alter table search_words drop constraint search_words_lots_check;
create or replace function app.words_of(texts text) returns text[]
  language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct word), '{}')
    from string_to_table(app.plain_text(texts), ' ') as word
    where length(word) between 3 and 30 and word !~ '[0-9.]'
  $$;
-- Counts change in place, too.
alter table search_words set (fillfactor = 50);

-- Two neighbours swapped count as two here, so that one more error makes three.
create or replace function app.words_like(typed text) returns setof search_words
  language sql stable strict parallel safe set pg_trgm.similarity_threshold = 0.1 as $$
    select * from search_words
    where word % typed and length(word) between length(typed) - 2 and length(typed) + 2
      and levenshtein_less_equal(word, typed, 3) <= 3
  $$;
