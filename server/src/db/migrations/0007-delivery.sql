-- What happened, to be told after the commit (R39). A row leaves when it was handed on; nothing is
-- skipped, however late its transaction commits, because rows are found by state and not by id.
create table outbox (
  id bigint generated always as identity primary key,
  fact text not null,
  lot_id uuid,
  sequence int,
  payload jsonb not null,
  at timestamptz not null default app.now(),
  dispatched_at timestamptz
);
create index outbox_waiting on outbox (id) where dispatched_at is null;
create index outbox_age on outbox (dispatched_at) where dispatched_at is not null;

create table messages (
  id uuid primary key,
  dedupe_key text not null unique,
  user_id uuid references users,
  channel text not null check (channel in ('email', 'sms')),
  template text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null default '',
  created_at timestamptz not null default app.now(),
  sent_at timestamptz
);
create index messages_newest on messages (created_at desc);
create index messages_of_recipient on messages (recipient, created_at desc);
