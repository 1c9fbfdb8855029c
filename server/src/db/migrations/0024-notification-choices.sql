-- What people chose to be told, and when they said so (NTF-01, R62). No row: nothing was chosen,
-- and the kind's own standard holds.
create table notification_choices (
  user_id uuid not null references users,
  kind int not null,
  channel text not null check (channel in ('email', 'sms')),
  wanted boolean not null,
  at timestamptz not null default app.now(),
  primary key (user_id, kind, channel)
);
create index notification_choices_wanted on notification_choices (kind, channel) where wanted;
grant select, insert, update on notification_choices to hammerdock_app, hammerdock_worker;

-- Where a mail program ends mail of this kind by itself (RFC 8058); null in mandatory letters.
alter table messages add column unsubscribe_href text;

-- All of an account's sessions, also those that ended: a sign-in from somewhere new is told.
create index sessions_agents on sessions (user_id, user_agent);

-- When the buyer was reminded that the window ends.
alter table pickup_windows add column reminded_at timestamptz;
create index pickup_windows_unreminded on pickup_windows (ends_at) where reminded_at is null;
