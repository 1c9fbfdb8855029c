-- delivery_mode 2: the lots of an auction are shipped, for a price that is frozen when it is
-- published (R55). Off by default.
alter table auctions
  add column delivery_mode int not null default 1,
  add column ship_first_cents bigint,
  add column ship_more_cents bigint,
  add constraint auctions_delivery_mode check (delivery_mode in (1, 2)) not valid,
  add constraint auctions_shipping check (case delivery_mode
    when 2 then ship_first_cents is not null and ship_more_cents is not null
      and ship_more_cents between 0 and ship_first_cents
    else ship_first_cents is null and ship_more_cents is null end) not valid;

create function app.keep_delivery_terms() returns trigger language plpgsql as $$
begin
  raise exception 'the delivery terms of auction % are frozen', old.number
    using errcode = 'check_violation';
end $$;
create trigger auctions_delivery_frozen
  before update of delivery_mode, ship_first_cents, ship_more_cents on auctions
  for each row when (old.published_at is not null and
    (old.delivery_mode, old.ship_first_cents, old.ship_more_cents) is distinct from
      (new.delivery_mode, new.ship_first_cents, new.ship_more_cents))
  execute function app.keep_delivery_terms();

-- An older node writes neither column, and knows no auction that ships.
alter table invoices
  add column shipping_cents bigint not null default 0,
  add constraint invoices_shipping check (shipping_cents >= 0) not valid,
  drop constraint invoices_check,
  add constraint invoices_check check (
    total_cents = hammer_cents + premium_cents + tax_cents + shipping_cents) not valid;

-- Where a receipt is sent, and when it was. The buyer may change the address until then.
create table invoice_shipping (
  invoice_id uuid primary key references invoices,
  first_name text not null,
  last_name text not null,
  address1 text not null,
  address2 text not null,
  city text not null,
  state text not null check (length(state) = 2),
  zip text not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  shipped_by uuid references users,
  carrier text check (length(carrier) <= 40),
  tracking_number text check (length(tracking_number) <= 60),
  constraint invoice_shipping_sent check (case when shipped_at is null
    then num_nonnulls(shipped_by, carrier, tracking_number) = 0
    else paid_at is not null and num_nulls(shipped_by, carrier, tracking_number) = 0 end)
);
create index invoice_shipping_waiting on invoice_shipping (paid_at)
  where paid_at is not null and shipped_at is null;
-- The worker bills auctions and records payments.
grant select, insert, update on invoice_shipping to hammerdock_app, hammerdock_worker;

-- The store ships, so what buyers pay for it is the store's.
insert into journal_line_rules (kind, account, side) values
  ('invoice issued', 'shipping revenue', 'credit'),
  ('invoice voided', 'shipping revenue', 'debit'),
  ('chargeback lost', 'shipping revenue', 'debit'),
  ('chargeback reopened', 'shipping revenue', 'credit');
alter table disputes
  add column lost_shipping_cents bigint not null default 0,
  drop constraint disputes_loss,
  add constraint disputes_loss check (lost_hammer_cents + lost_premium_cents + lost_tax_cents
    + lost_shipping_cents + lost_fee_cents + lost_deposit_cents
    = case state when 'lost' then amount_cents else 0 end) not valid;
alter table dispute_decisions add column lost_shipping_cents bigint not null default 0;

-- Wider than the one it replaces, whichever accounts that one allows.
do $$
declare allowed text[];
begin
  select array_agg(word[1] order by word[1]) into allowed
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''', 'g') word
    where conname = 'entries_account_check' and conrelid = 'entries'::regclass;
  alter table entries drop constraint entries_account_check;
  execute format('alter table entries add constraint entries_account_check
    check (account = any (%L::text[])) not valid', allowed || 'shipping revenue'::text);
end $$;
