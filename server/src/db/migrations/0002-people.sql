create table users (
  id uuid primary key,
  role text not null check (role in ('buyer', 'seller', 'staff', 'admin')),
  first_name text not null,
  last_name text not null,
  username text not null,
  email text not null,
  phone text not null,
  password_hash text not null,
  address1 text not null,
  address2 text not null default '',
  city text not null,
  state text not null,
  zip text not null,
  country text not null default 'US',
  quick_bid_on boolean not null default false,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  adult_confirmed_at timestamptz,
  bid_limit_cents bigint check (bid_limit_cents > 0),
  credit_applied_first boolean not null default false,
  tax_exempt_at timestamptz,
  center_id uuid,
  created_at timestamptz not null default app.now()
);
create unique index users_email on users (lower(email));
create unique index users_username on users (lower(username));
create unique index users_phone on users (phone);

-- An account is active while no deactivation of it stands (R24).
create table deactivations (
  id uuid primary key,
  user_id uuid not null references users,
  reason text not null,
  at timestamptz not null default app.now(),
  lifted_at timestamptz
);
create unique index deactivations_standing on deactivations (user_id) where lifted_at is null;

create table sessions (
  id uuid primary key,
  token_hash text not null unique,
  user_id uuid not null references users,
  impersonator_id uuid references users,
  persistent boolean not null,
  user_agent text not null default '',
  created_at timestamptz not null default app.now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_user on sessions (user_id) where ended_at is null;

-- Codes are stored hashed; a code belongs to one target (an e-mail, a phone, a user) and purpose.
create table one_time_codes (
  id uuid primary key,
  purpose text not null,
  target text not null,
  code_hash text not null,
  tries int not null default 0,
  sent_at timestamptz not null default app.now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_codes_target on one_time_codes (purpose, target, sent_at desc);

create table terms_acceptances (
  user_id uuid not null references users,
  version int not null,
  at timestamptz not null default app.now(),
  primary key (user_id, version)
);

-- Announcements a user has put away: flag 1 for good, flag 0 until the next sign-in.
create table notice_acknowledgements (
  user_id uuid not null references users,
  notice text not null,
  flag smallint not null check (flag in (0, 1)),
  session_id uuid,
  at timestamptz not null default app.now(),
  primary key (user_id, notice)
);

create table bid_limit_requests (
  id uuid primary key,
  user_id uuid not null references users,
  requested_cents bigint not null check (requested_cents > 0),
  at timestamptz not null default app.now(),
  decided_at timestamptz,
  decided_by uuid references users,
  approved boolean
);
create unique index bid_limit_requests_open on bid_limit_requests (user_id)
  where decided_at is null;
