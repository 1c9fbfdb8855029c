-- AUTH-15: the outcome of checks of identity at a provider, and the provider's id of each; never what
-- was shown there.
create table identity_checks (
  id uuid primary key,
  user_id uuid not null references users,
  provider text not null check (length(provider) <= 40),
  -- Null until the provider has answered; it knows the check by our id.
  session text unique check (length(session) <= 255),
  state text not null default 'pending' check (state in ('pending', 'verified', 'failed')),
  created_at timestamptz not null default app.now(),
  decided_at timestamptz,
  constraint identity_checks_decided check ((decided_at is null) = (state = 'pending'))
);
create index identity_checks_of_user on identity_checks (user_id, created_at desc);
-- Two clicks begin one check.
create unique index identity_checks_one_pending on identity_checks (user_id) where state = 'pending';
grant select, insert, update on identity_checks to hammerdock_app;
-- The worker prunes.
grant select, update, delete on identity_checks to hammerdock_worker;
