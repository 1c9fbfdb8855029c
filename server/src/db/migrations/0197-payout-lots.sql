-- R58: the sold lots that a payout paid, by the lines of their receipts. Earlier payouts, and those of
-- older nodes, have no rows: statements derive their lots from the times of release.
alter table payouts add column names_lots boolean not null default false;
create table payout_lots (
  payout_id uuid not null,
  auction_id uuid not null,
  invoice_id uuid not null,
  lot_id uuid not null,
  primary key (payout_id, invoice_id, lot_id),
  foreign key (payout_id, auction_id) references payout_lines (payout_id, auction_id),
  foreign key (invoice_id, lot_id) references invoice_lines (invoice_id, lot_id)
);
create index payout_lots_of_auction on payout_lots (auction_id);
create index payout_lots_of_line on payout_lots (invoice_id, lot_id);
grant select, insert on payout_lots to hammerdock_app;
grant select on payout_lots to hammerdock_worker;
