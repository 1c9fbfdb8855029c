-- Paid, and not collected in its window (R22): the buyer's claim has ended.
create table forfeits (
  lot_id uuid primary key references lots,
  invoice_id uuid not null references invoices,
  at timestamptz not null default app.now()
);
grant select, insert on forfeits to hammerdock_app, hammerdock_worker;
revoke update, delete on forfeits from hammerdock_app, hammerdock_worker;

-- Goods that are put up again keep the label that sticks on them. Of all lots with one label, the
-- latest counts; those before it were relisted, each once.
alter table lots add column relisted_at timestamptz;
alter table lots drop constraint lots_lpn_key;
create unique index lots_lpn on lots (lpn) where relisted_at is null;
create unique index lots_relisted_once on lots (relisted_from) where relisted_from is not null;
