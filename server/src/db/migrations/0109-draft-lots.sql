-- Lots that are not published yet (decision 0066). They may be incomplete, so they are not in `lots`,
-- which bidding, search and closing read. Publishing moves them there under the same id.
create table draft_lots (
  id uuid primary key,
  seller_id uuid not null references users,
  -- null: in stock, without an auction.
  auction_id uuid references auctions,
  -- The order of intake; publishing numbers the lots in this order.
  position bigint generated always as identity,
  lpn text not null default '' check (char_length(lpn) <= 60),
  title text not null default '' check (char_length(title) <= 200),
  description text not null default '' check (char_length(description) <= 5000),
  category_id uuid references categories,
  condition text check (condition in
    ('Appears New', 'Opened Box', 'Damaged', 'Apparel', 'Scratch & Dent')),
  condition_note text not null default '' check (char_length(condition_note) <= 200),
  item_count int not null default 1 check (item_count between 1 and 9999),
  msrp_cents bigint not null default 0 check (msrp_cents between 0 and 10000000),
  start_price_cents bigint check (start_price_cents between 1 and 100000000),
  buy_now_cents bigint check (buy_now_cents between 1 and 100000000),
  deposit_cents bigint not null default 0 check (deposit_cents between 0 and 100000000),
  retract_minutes int not null default 0 check (retract_minutes between 0 and 10080),
  sku text not null default '' check (char_length(sku) <= 60),
  upc text not null default '' check (char_length(upc) <= 14),
  brand text not null default '' check (char_length(brand) <= 60),
  source_url text not null default '' check (char_length(source_url) <= 500),
  floor_location text not null default '' check (char_length(floor_location) <= 40),
  -- For the seller's staff only.
  internal_note text not null default '' check (char_length(internal_note) <= 500),
  report jsonb not null,
  -- The names of its photos, the first one shown on cards.
  images jsonb not null default '[]' check (jsonb_typeof(images) = 'array'),
  relisted_from uuid references lots,
  -- Counts the changes, so that two editors do not overwrite each other.
  version int not null default 1,
  created_at timestamptz not null default app.now(),
  updated_at timestamptz not null default app.now()
);
-- A label is on one lot only.
create unique index draft_lots_lpn on draft_lots (lpn) where lpn <> '';
create unique index draft_lots_relisted on draft_lots (relisted_from) where relisted_from is not null;
create index draft_lots_of_seller on draft_lots (seller_id, position);
create index draft_lots_of_auction on draft_lots (auction_id, position) where auction_id is not null;
grant select, insert, update, delete on draft_lots to hammerdock_app, hammerdock_worker;

alter table lots add column internal_note text not null default '';
alter table auctions add column created_at timestamptz not null default app.now();
create index auctions_of_seller on auctions (seller_id, ends_at desc);
