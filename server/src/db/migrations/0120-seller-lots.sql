-- Counts the changes of a published lot, so that two editors do not overwrite each other.
alter table lots add column version int not null default 1;
-- The lots of a seller's auctions by their state.
create index lots_of_auction_phase on lots (auction_id, phase);
-- A report is replaced while its lot has no bids.
grant delete on condition_reports to hammerdock_app, hammerdock_worker;
