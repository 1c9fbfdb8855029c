-- Balances at the end of each closed month, so that reading one does not read all of history. Rows
-- of both tables are only added (decision 0063).
create table ledger_periods (
  month text primary key check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  ends_at timestamptz not null unique,
  closed_at timestamptz not null default app.now(),
  constraint ledger_periods_over check (closed_at >= ends_at)
);
create table period_balances (
  month text not null references ledger_periods,
  account text not null,
  balance_cents bigint not null,
  primary key (month, account)
);
grant select, insert on ledger_periods, period_balances to hammerdock_app, hammerdock_worker;

-- A closed month accepts no journal any more. The lock makes a close wait for journals whose
-- transaction has not committed yet.
create function app.check_open_period() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('ledger periods'));
  if exists (select from ledger_periods where ends_at > new.at) then
    raise exception 'journal % is dated in a closed month', new.id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger journals_open_period before insert on journals
  for each row execute function app.check_open_period();
