-- Accounts of sellers, their links to the setup page, and transfers to them (R58).
create table if not exists sandbox.accounts (
  id text primary key,
  reference text not null unique,
  standing text not null default 'incomplete'
    check (standing in ('incomplete', 'checking', 'ready', 'closed')),
  -- What tests and demonstrations have chosen on the setup page.
  behaviour text not null default 'good'
    check (behaviour in ('good', 'refuses transfers', 'spends at once')),
  created_at timestamptz not null default clock_timestamp()
);
create table if not exists sandbox.account_links (
  id text primary key,
  account text not null references sandbox.accounts,
  return_url text not null,
  refresh_url text not null,
  used_at timestamptz
);
create table if not exists sandbox.transfers (
  id text primary key,
  idempotency_key text not null unique,
  account text not null references sandbox.accounts,
  amount_cents bigint not null check (amount_cents > 0),
  reversed_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
grant select, insert, update on sandbox.accounts, sandbox.account_links, sandbox.transfers
  to hammerdock_app, hammerdock_worker;
