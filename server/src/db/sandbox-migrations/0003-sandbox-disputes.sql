-- Disputes of charges in the payment sandbox (R59), which tests and demonstrations open.
create table if not exists sandbox.disputes (
  id text primary key,
  charge text not null references sandbox.charges,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('open', 'won', 'lost')),
  created_at timestamptz not null default clock_timestamp()
);
grant select, insert, update on sandbox.disputes to hammerdock_app, hammerdock_worker;
