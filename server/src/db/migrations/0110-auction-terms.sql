-- What a seller sets for each auction besides its schedule, and how it was canceled.
alter table auctions
  -- R32: how many days buyers have to pick up.
  add column pickup_days int not null default 4,
  -- For its lots that have no deposit of their own.
  add column deposit_cents bigint not null default 0,
  -- R14: a bid above it needs an approved bid limit; null: no bid does.
  add column bid_limit_cents bigint,
  -- Counts the changes before publishing, so that two editors do not overwrite each other.
  add column version int not null default 1,
  add column canceled_at timestamptz,
  add column cancel_reason text not null default '',
  add constraint auctions_pickup_days check (pickup_days between 1 and 30) not valid,
  add constraint auctions_deposit check (deposit_cents between 0 and 100000000) not valid,
  add constraint auctions_bid_limit check (bid_limit_cents between 1 and 100000000) not valid,
  add constraint auctions_rates check (premium_bps between 0 and 10000
    and premium_minimum_cents >= 0 and card_fee_bps between 0 and 10000) not valid,
  add constraint auctions_canceled check (case when canceled_at is null then cancel_reason = ''
    else cancel_reason <> '' and published_at is not null end) not valid;

create table auction_templates (
  id uuid primary key,
  seller_id uuid not null references users,
  name text not null check (char_length(name) between 1 and 80),
  center_id uuid not null references centers,
  -- Wall-clock times in the store's time zone: minutes of a day, and days after the start.
  starts_minute int not null check (starts_minute between 0 and 1439),
  ends_after_days int not null check (ends_after_days between 0 and 60),
  ends_minute int not null check (ends_minute between 0 and 1439),
  pickup_after_days int not null check (pickup_after_days between 0 and 120),
  pickup_minute int not null check (pickup_minute between 0 and 1439),
  pickup_days int not null check (pickup_days between 1 and 30),
  stagger_seconds int not null check (stagger_seconds >= 0),
  soft_close_seconds int not null check (soft_close_seconds >= 0),
  premium_bps int not null check (premium_bps between 0 and 10000),
  premium_minimum_cents bigint not null check (premium_minimum_cents >= 0),
  card_fee_bps int not null check (card_fee_bps between 0 and 10000),
  deposit_cents bigint not null check (deposit_cents between 0 and 100000000),
  bid_limit_cents bigint check (bid_limit_cents between 1 and 100000000),
  increments jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default app.now()
);
create unique index auction_templates_name on auction_templates (seller_id, lower(name));
grant select, insert, update, delete on auction_templates to hammerdock_app, hammerdock_worker;
