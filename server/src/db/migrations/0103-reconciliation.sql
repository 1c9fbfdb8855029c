-- What the comparison of the provider's list, our own records and the ledger found. An open
-- difference is one row, however often it is found (decision 0063).
create table reconciliation_differences (
  id uuid primary key,
  kind text not null check (kind in ('charge', 'refund', 'dispute')),
  -- Our id, or the provider's where we have none.
  subject text not null,
  gateway_id text not null,
  provider_cents bigint not null,
  store_cents bigint not null,
  ledger_cents bigint not null,
  found_at timestamptz not null default app.now(),
  closed_at timestamptz,
  -- null: the difference disappeared.
  closed_by uuid references users,
  note text,
  constraint reconciliation_differences_real
    check (provider_cents <> store_cents or store_cents <> ledger_cents),
  constraint reconciliation_differences_closed check (case when closed_at is null
    then closed_by is null and note is null else (closed_by is null) = (note is null) end)
);
create unique index reconciliation_differences_open on reconciliation_differences (kind, subject)
  where closed_at is null;
create index reconciliation_differences_of_subject on reconciliation_differences (subject);
create index reconciliation_differences_found on reconciliation_differences (found_at);
grant select, insert, update, delete on reconciliation_differences
  to hammerdock_app, hammerdock_worker;
