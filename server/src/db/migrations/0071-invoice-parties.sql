-- A receipt shows who it was made out to and where it was to be collected as they were on its date:
-- a later change of the profile or of the center leaves it alone.
create table invoice_parties (
  invoice_id uuid primary key references invoices,
  bill_first_name text not null,
  bill_last_name text not null,
  bill_address1 text not null,
  bill_city text not null,
  bill_state text not null,
  bill_zip text not null,
  center_name text not null,
  center_address text not null,
  center_city text not null,
  center_state text not null,
  center_zip text not null,
  center_phone text not null
);
-- Run time only reads: the trigger below writes.
grant select on invoice_parties to hammerdock_app, hammerdock_worker;

create function app.freeze_invoice_parties(invoice uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
    insert into invoice_parties
      select invoices.id, users.first_name, users.last_name, users.address1, users.city,
        users.state, users.zip, centers.name, centers.address, centers.city, centers.state,
        centers.zip, centers.phone
      from invoices join users on users.id = invoices.user_id
        join auctions on auctions.id = invoices.auction_id
        join centers on centers.id = auctions.center_id
      where invoices.id = invoice
      on conflict do nothing
  $$;
create function app.freeze_own_parties() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as
  'begin perform app.freeze_invoice_parties(new.id); return null; end';
revoke execute on function app.freeze_invoice_parties, app.freeze_own_parties from public;
-- A trigger, so that the invoices of an older node have their row as well.
create trigger invoices_parties after insert on invoices
  for each row execute function app.freeze_own_parties();

-- What the screens show today is the best that is known of invoices of before.
select app.freeze_invoice_parties(id) from invoices;
