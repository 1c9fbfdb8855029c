-- The clock, the roles, and what every part of the house needs.
create schema app;

-- The only clock of the house (R2). Test templates replace the body; nothing else can.
create function app.now() returns timestamptz
  language sql volatile parallel safe as 'select clock_timestamp()';

-- Times are stored in whole milliseconds, so that "before the close" has one meaning everywhere.
create function app.now_ms() returns bigint
  language sql volatile parallel safe
  as 'select floor(extract(epoch from app.now()) * 1000)::bigint';

create function app.at_ms(ms bigint) returns timestamptz
  language sql immutable strict parallel safe
  as 'select timestamptz ''epoch'' + ms * interval ''1 millisecond''';

create table settings (
  name text primary key,
  value jsonb not null
);

create table static_pages (
  id int primary key,
  slug text not null unique,
  title text not null,
  html text not null,
  version int not null default 1
);

create table audit_entries (
  id uuid primary key,
  actor_id uuid,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  at timestamptz not null default app.now()
);

create table idempotency_keys (
  actor text not null,
  key text not null,
  call text not null,
  payload_hash text not null,
  answer jsonb,
  created_at timestamptz not null default app.now(),
  primary key (actor, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- The shape is the limiter library's own.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
