-- Sums of the closed lots of each auction, for the seller's reports (decision 0081). A row counts the
-- lots that closed on a day (of the store's time zone): all of them, those of a category, or those of
-- a band of start prices.
create table lot_sums (
  auction_id uuid not null references auctions,
  day date not null,
  category_id uuid references categories,
  price_band int,
  closed int not null check (closed > 0),
  sold int not null check (sold between 0 and closed),
  hammer_at_close bigint not null,
  priced int not null check (priced between 0 and sold),
  priced_hammer bigint not null,
  retail bigint not null,
  bids int not null,
  bidders int not null,
  without_bids int not null,
  picked_up int not null,
  forfeited int not null,
  brought_back int not null,
  unique nulls not distinct (auction_id, day, category_id, price_band),
  check (category_id is null or price_band is null)
);
grant select on lot_sums to hammerdock_app;
grant select, insert, delete on lot_sums to hammerdock_worker;

-- Auctions whose sums are missing or no longer true: reports read their lots instead. Rows are only
-- added, so that no writer waits, and a job that sums deletes none that a later change has added. They
-- refer to no auction, because that would lock it while its lots are locked.
create table auctions_to_sum (
  id bigint generated always as identity primary key,
  auction_id uuid not null,
  at timestamptz not null default app.now()
);
create index auctions_to_sum_auction on auctions_to_sum (auction_id, at);
grant select on auctions_to_sum to hammerdock_app;
grant select, delete on auctions_to_sum to hammerdock_worker;

-- Triggers, so that the changes of an older node count as well.
create function app.note_changed_lot() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into auctions_to_sum (auction_id)
        select distinct id from unnest(array[old.auction_id, new.auction_id]) as id
        where id is not null;
      return null;
    end $$;
create function app.note_changed_outcome() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into auctions_to_sum (auction_id)
        select auction_id from lots where id = coalesce(new.lot_id, old.lot_id);
      return null;
    end $$;
revoke execute on function app.note_changed_lot, app.note_changed_outcome from public;

create trigger lots_added_to_sums after insert on lots
  for each row when (new.phase in ('sold', 'unsold')) execute function app.note_changed_lot();
create trigger lots_changed_in_sums after update of auction_id, phase, listed_close_at,
    category_id, start_price_cents, hammer_cents, msrp_cents, final_bids, final_bidders on lots
  for each row when ((old.phase in ('sold', 'unsold') or new.phase in ('sold', 'unsold'))
    and (old.auction_id, old.phase, old.listed_close_at, old.category_id, old.start_price_cents,
      old.hammer_cents, old.msrp_cents, old.final_bids, old.final_bidders) is distinct from
      (new.auction_id, new.phase, new.listed_close_at, new.category_id, new.start_price_cents,
      new.hammer_cents, new.msrp_cents, new.final_bids, new.final_bidders))
  execute function app.note_changed_lot();
create trigger lots_removed_from_sums after delete on lots
  for each row when (old.phase in ('sold', 'unsold')) execute function app.note_changed_lot();
create trigger handovers_in_sums after insert or delete on handovers
  for each row execute function app.note_changed_outcome();
create trigger forfeits_in_sums after insert or delete on forfeits
  for each row execute function app.note_changed_outcome();
create trigger returns_in_sums after insert or delete on returns
  for each row execute function app.note_changed_outcome();

-- After the triggers, whose creation waited for every open change. A job of the store sums them.
insert into auctions_to_sum (auction_id)
  select distinct auction_id from lots where phase in ('sold', 'unsold');
