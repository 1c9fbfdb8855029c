-- What the seller's reports read (decision 0071). Counting the bidders of a lot reads its whole log,
-- so the close stores them; null: closed by an older node, and counted on reading.
alter table lots
  add column final_bids int,
  add column final_bidders int,
  add constraint lots_final_counts check (final_bids >= 0 and final_bidders >= 0
    and (final_bids is null) = (final_bidders is null)) not valid;
update lots set final_bids = lot_states.bid_count, final_bidders = (select
    count(distinct bidder_id) from lot_events where lot_id = lots.id and kind = 'bid')
  from lot_states
  where lot_states.lot_id = lots.id and lots.phase in ('sold', 'unsold');
create index lots_closed_of_auction on lots (auction_id, listed_close_at)
  include (id, phase, category_id, start_price_cents, hammer_cents, msrp_cents, final_bids,
    final_bidders)
  where phase in ('sold', 'unsold');

-- The ledger of closed months by day and auction, which cannot change any more (decision 0063).
create table summed_months (
  month text primary key references ledger_periods
);
create table ledger_days (
  auction_id uuid not null references auctions,
  day date not null,
  kind text not null,
  account text not null,
  cents bigint not null,
  -- How many lines of journals it adds up.
  lines int not null check (lines > 0),
  primary key (auction_id, day, kind, account)
);
grant select, insert on summed_months, ledger_days to hammerdock_app, hammerdock_worker;
create index returns_at on returns (at);
create index refunds_at on refunds (at);
