-- PAY-10: the name and address that a payment was billed to, as they were when it was made. Run time
-- only inserts and reads, so that a later payment or a change of the profile leaves them alone.
create table payment_billing (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  -- A card payment, or the journal of a payment from credit alone.
  payment_id uuid unique references payments,
  journal_id uuid unique references journals,
  bill_first_name text not null check (length(bill_first_name) <= 300),
  bill_last_name text not null check (length(bill_last_name) <= 300),
  bill_address1 text not null check (length(bill_address1) <= 300),
  bill_city text not null check (length(bill_city) <= 300),
  bill_state text not null check (length(bill_state) <= 300),
  bill_zip text not null check (length(bill_zip) <= 300),
  constraint payment_billing_of_one check (num_nonnulls(payment_id, journal_id) = 1)
);
create index payment_billing_invoice on payment_billing (invoice_id);
grant select, insert on payment_billing to hammerdock_app;
grant select on payment_billing to hammerdock_worker;
