-- A registration page's short-lived token (R47): it counts its look-ups and, after sign-up, leads
-- to the account whose codes are still to be verified.
create table registrations (
  id uuid primary key,
  token_hash text not null unique,
  lookups int not null default 0,
  user_id uuid references users,
  created_at timestamptz not null default app.now(),
  expires_at timestamptz not null
);
create index registrations_age on registrations (expires_at);

-- Failed sign-ins of one account, or of one unknown name, from whatever address they come (S10).
create table sign_in_tries (
  account text primary key,
  tries int not null,
  window_started_at timestamptz not null
);
create index sign_in_tries_age on sign_in_tries (window_started_at);

-- Codes sent to one e-mail or phone, whatever they were for: the sender is held back by these.
create index one_time_codes_sent on one_time_codes (target, sent_at desc);

grant select, insert, update, delete on registrations, sign_in_tries
  to hammerdock_app, hammerdock_worker;
