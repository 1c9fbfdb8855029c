-- PAY-08: the pieces of an offer are lots of their own, sold at one fixed price (decision 58). Each
-- names the first of them, which names none.
alter table lots add column offer_id uuid references lots;
create index lots_offer on lots (offer_id) where offer_id is not null;

-- One receipt holds all pieces that were bought together.
alter table buy_now_holds drop constraint buy_now_holds_invoice_id_key;
create index buy_now_holds_invoice on buy_now_holds (invoice_id);

create table cart_lines (
  user_id uuid not null references users,
  -- The first piece of the offer.
  lot_id uuid not null references lots,
  qty int not null check (qty between 1 and 99),
  added_at timestamptz not null default app.now(),
  primary key (user_id, lot_id)
);
create index cart_lines_lot on cart_lines (lot_id);
create index cart_lines_added on cart_lines (added_at);
grant select, insert, update, delete on cart_lines to hammerdock_app;
grant select, update, delete on cart_lines to hammerdock_worker;
