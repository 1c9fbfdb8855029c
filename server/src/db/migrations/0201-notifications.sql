-- Notifications of each user (NTF-05): one for each occasion, whatever the user chose for emails and
-- text messages. Deleted after 180 days, as messages are, because their keys prevent a second one.
create table notifications (
  id uuid primary key,
  dedupe_key text not null unique,
  user_id uuid not null references users,
  kind int not null,
  subject text not null,
  body text not null,
  -- A page of the store: a path with its query.
  path text check (path like '/%'),
  created_at timestamptz not null default app.now(),
  read_at timestamptz
);
create index notifications_of_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_oldest on notifications (created_at);
grant select, insert on notifications to hammerdock_app, hammerdock_worker;
grant update (read_at) on notifications to hammerdock_app;
-- The job that deletes old rows locks them first.
grant update, delete on notifications to hammerdock_worker;
