-- What people keep: lots they watch, notes to themselves, searches, sellers they follow.
create table watches (
  id uuid primary key,
  user_id uuid not null references users,
  lot_id uuid not null references lots,
  at timestamptz not null default app.now(),
  -- When its watcher was told that the close is near.
  told_closing_at timestamptz,
  unique (user_id, lot_id)
);
create index watches_untold on watches (lot_id) where told_closing_at is null;

create table lot_notes (
  id uuid primary key,
  user_id uuid not null references users,
  lot_id uuid not null references lots,
  words text not null check (char_length(words) between 1 and 40),
  at timestamptz not null default app.now(),
  unique (user_id, lot_id)
);

create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users,
  title text not null,
  -- What stands behind the "?" of the search page.
  address text not null,
  category text not null default '',
  created_at timestamptz not null default app.now(),
  -- New lots are mailed from this moment on; null: not at all.
  mails_since timestamptz,
  -- Stands in each letter. All it can do is end the letters of this search.
  mute_token text not null
);
create index saved_searches_of_user on saved_searches (user_id, created_at desc, id);
create index saved_searches_mailed on saved_searches (id) where mails_since is not null;

-- A lot is mailed once for a search.
create table saved_search_matches (
  search_id uuid not null references saved_searches on delete cascade,
  lot_id uuid not null references lots,
  at timestamptz not null default app.now(),
  primary key (search_id, lot_id)
);

-- Buyers know a seller by a handle of its own and a trade name, never by the user's id (R48).
alter table users add column seller_handle uuid not null default gen_random_uuid();
alter table users add column trade_name text not null default '';
create unique index users_seller_handle on users (seller_handle);

create table follows (
  user_id uuid not null references users,
  seller_id uuid not null references users,
  rating smallint not null default 5 check (rating between 1 and 5),
  at timestamptz not null default app.now(),
  primary key (user_id, seller_id)
);

-- When a lot came into the store; with its auction's publishing it says what is new.
alter table lots add column listed_at timestamptz not null default app.now();
create index lots_newly_listed on lots (listed_at) where phase in ('upcoming', 'open');

grant select, insert, update, delete on watches, lot_notes, saved_searches, saved_search_matches,
  follows to hammerdock_app, hammerdock_worker;
