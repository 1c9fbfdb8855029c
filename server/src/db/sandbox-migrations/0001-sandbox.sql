-- The payment sandbox keeps its own records (R29). It commits on its own connection, so that it can
-- witness against a double charge. A database older than this set may have these tables already.
create schema if not exists sandbox;

create table if not exists sandbox.customers (
  id text primary key,
  created_at timestamptz not null default clock_timestamp()
);

create table if not exists sandbox.cards (
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

create table if not exists sandbox.charges (
  id text primary key,
  idempotency_key text not null unique,
  card text not null references sandbox.cards,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in
    ('succeeded', 'declined', 'needs verification', 'cancelled')),
  decline_code text,
  created_at timestamptz not null default clock_timestamp()
);

create table if not exists sandbox.refunds (
  id text primary key,
  idempotency_key text not null unique,
  charge text not null references sandbox.charges,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('succeeded', 'refused')),
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists sandbox_refunds_of_charge on sandbox.refunds (charge);

-- Returns at most what was taken, however many ask at once.
create or replace function sandbox.make_refund(
  new_id text, key text, charge_id text, cents bigint
) returns void language plpgsql as $$
declare
  taken bigint;
begin
  select case when charges.status = 'succeeded' then charges.amount_cents else 0 end into taken
    from sandbox.charges where id = charge_id for update;
  insert into sandbox.refunds (id, idempotency_key, charge, amount_cents, status)
    select new_id, key, charge_id, cents,
      case when cents + coalesce(sum(refunds.amount_cents), 0) <= taken
        then 'succeeded' else 'refused' end
    from sandbox.refunds where refunds.charge = charge_id and refunds.status = 'succeeded'
    on conflict (idempotency_key) do nothing;
end $$;

grant usage on schema sandbox to hammerdock_app, hammerdock_worker;
grant select, insert, update on sandbox.customers, sandbox.cards, sandbox.charges
  to hammerdock_app, hammerdock_worker;
grant select, insert on sandbox.refunds to hammerdock_app, hammerdock_worker;
grant execute on function sandbox.make_refund to hammerdock_app, hammerdock_worker;
