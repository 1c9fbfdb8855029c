-- What the store tells the payment sandbox about a customer (CARD-07).
alter table sandbox.customers
  add column if not exists name text,
  add column if not exists email text,
  add column if not exists address text;
