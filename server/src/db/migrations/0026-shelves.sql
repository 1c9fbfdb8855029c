-- What stands on the shelves of the home page and beside a lot is found by its place in an index,
-- however many lots are on the block. None names a column that a bid changes: see 0019.
create index lots_newest_live on lots (opens_at desc, id desc)
  where phase in ('upcoming', 'open');
create index lots_buy_now_open on lots (closes_at, id)
  where phase = 'open' and buy_now_cents is not null;
create index lots_category_live on lots (category_id, closes_at, id) include (phase)
  where phase in ('upcoming', 'open');
drop index lots_category_open;
