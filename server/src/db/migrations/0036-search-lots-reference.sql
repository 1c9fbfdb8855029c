-- A bid no longer locks the row of the catalog (0060), so checking this reference delays no bid.
delete from search_lots where not exists (select from lots where lots.id = search_lots.lot_id);
alter table search_lots
  add constraint search_lots_lot_id_fkey foreign key (lot_id) references lots not valid;
alter table search_lots validate constraint search_lots_lot_id_fkey;
