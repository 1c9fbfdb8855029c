-- The built-in payment provider keeps its own books in a schema of its own (R29). It commits on
-- its own connection, so that it can witness against a double charge.
create schema sandbox;

create table sandbox.customers (
  id text primary key,
  created_at timestamptz not null default clock_timestamp()
);

create table sandbox.cards (
  token text primary key,
  customer text references sandbox.customers,
  brand text not null,
  last4 text not null,
  holder text not null,
  exp_month int not null,
  exp_year int not null,
  behaviour text not null check (behaviour in
    ('succeeds', 'declines', 'lacks funds', 'asks for verification', 'fails on charge')),
  created_at timestamptz not null default clock_timestamp()
);

create table sandbox.charges (
  id text primary key,
  idempotency_key text not null unique,
  card text not null references sandbox.cards,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('succeeded', 'declined', 'needs verification')),
  decline_code text,
  created_at timestamptz not null default clock_timestamp()
);
