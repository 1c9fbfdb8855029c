-- What a seller's lots of one product have in common (SELL-04). The bounds are those of a draft.
create table lot_templates (
  id uuid primary key,
  seller_id uuid not null references users,
  name text not null check (char_length(name) between 1 and 80),
  title text not null check (char_length(title) <= 200),
  description text not null check (char_length(description) <= 5000),
  category_id uuid references categories,
  condition text check (condition in
    ('Appears New', 'Opened Box', 'Damaged', 'Apparel', 'Scratch & Dent')),
  condition_note text not null check (char_length(condition_note) <= 200),
  item_count int not null check (item_count between 1 and 9999),
  msrp_cents bigint not null check (msrp_cents between 0 and 10000000),
  start_price_cents bigint check (start_price_cents between 1 and 100000000),
  buy_now_cents bigint check (buy_now_cents between 1 and 100000000),
  deposit_cents bigint not null check (deposit_cents between 0 and 100000000),
  retract_minutes int not null check (retract_minutes between 0 and 10080),
  sku text not null check (char_length(sku) <= 60),
  upc text not null check (char_length(upc) <= 14),
  brand text not null check (char_length(brand) <= 60),
  source_url text not null check (char_length(source_url) <= 500),
  floor_location text not null check (char_length(floor_location) <= 40),
  internal_note text not null check (char_length(internal_note) <= 500),
  -- Size and weight only: findings belong to one piece.
  report jsonb not null,
  -- Counts the changes, so that two editors do not overwrite each other.
  version int not null default 1,
  created_at timestamptz not null default app.now()
);
create unique index lot_templates_name on lot_templates (seller_id, lower(name));
grant select, insert, update, delete on lot_templates to hammerdock_app, hammerdock_worker;
