create table centers (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  address text not null,
  city text not null,
  state text not null,
  zip text not null,
  phone text not null,
  tax_bps int not null check (tax_bps between 0 and 10000),
  hours jsonb not null
);
alter table users add foreign key (center_id) references centers;

create table categories (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  section text not null
);

-- Premium, tax, fee and increments are frozen here when the auction is published (R55).
create table auctions (
  id uuid primary key,
  number int not null unique,
  title text not null,
  center_id uuid not null references centers,
  seller_id uuid not null references users,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  stagger_seconds int not null default 10 check (stagger_seconds >= 0),
  soft_close_seconds int not null default 300 check (soft_close_seconds >= 0),
  increments jsonb not null,
  premium_bps int not null default 1700,
  premium_minimum_cents bigint not null default 300,
  tax_bps int not null,
  card_fee_bps int not null default 0,
  pickup_starts_at timestamptz not null,
  published_at timestamptz,
  invoiced_at timestamptz
);

create table lots (
  id uuid primary key,
  auction_id uuid not null references auctions,
  number int not null,
  lpn text not null unique,
  title text not null,
  description text not null,
  category_id uuid not null references categories,
  condition text not null,
  condition_note text not null default '',
  item_count int not null default 1 check (item_count > 0),
  msrp_cents bigint not null default 0 check (msrp_cents >= 0),
  sku text not null default '',
  upc text not null default '',
  brand text not null default '',
  source_url text not null default '',
  floor_location text not null default '',
  images jsonb not null default '[]',
  start_price_cents bigint not null check (start_price_cents > 0),
  deposit_cents bigint not null default 0 check (deposit_cents >= 0),
  retract_minutes int not null default 0 check (retract_minutes >= 0),
  relisted_from uuid references lots,
  -- The snapshot of the fold of the bid log (R4), written with the log in one transaction.
  phase text not null
    check (phase in ('draft', 'upcoming', 'open', 'sold', 'unsold', 'cancelled')),
  first_phase text not null default 'upcoming',
  opens_at timestamptz not null,
  first_closes_at timestamptz not null,
  closes_at timestamptz not null,
  sequence int not null default 0,
  price_cents bigint,
  leader_id uuid references users,
  leader_max_cents bigint,
  bid_count int not null default 0,
  hammer_cents bigint,
  words tsvector generated always as (
    setweight(to_tsvector('english', title), 'A') ||
    setweight(to_tsvector('simple', lpn || ' ' || sku || ' ' || upc || ' ' || brand), 'B') ||
    setweight(to_tsvector('english', description), 'C')
  ) stored,
  unique (auction_id, number),
  check (price_cents <= leader_max_cents)
) with (fillfactor = 50);
create index lots_due on lots (closes_at) where phase = 'open';
create index lots_to_open on lots (opens_at) where phase = 'upcoming';
create index lots_of_winner on lots (leader_id, closes_at desc) where phase = 'sold';
create index lots_words_open on lots using gin (words) where phase in ('upcoming', 'open');
create index lots_category_open on lots (category_id, closes_at) where phase = 'open';

create table location_acceptances (
  user_id uuid not null references users,
  center_id uuid not null references centers,
  auction_id uuid not null references auctions,
  at timestamptz not null default app.now(),
  primary key (user_id, auction_id, center_id)
);
