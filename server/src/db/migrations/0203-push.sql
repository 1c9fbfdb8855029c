-- Browsers that show notifications while the store is closed (NTF-05), one for each session, and
-- what is still to be sent to them.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users,
  session_id uuid not null unique references sessions on delete cascade,
  -- The address lets anyone who has the store's key send to the browser, so it is encrypted.
  address_hash text not null unique,
  sealed bytea not null,
  created_at timestamptz not null default app.now()
);
create index push_subscriptions_of_user on push_subscriptions (user_id, created_at desc);
grant select, insert, update, delete on push_subscriptions to hammerdock_app, hammerdock_worker;

create table push_messages (
  id uuid primary key,
  notification_id uuid not null references notifications on delete cascade,
  subscription_id uuid not null references push_subscriptions on delete cascade,
  created_at timestamptz not null default app.now(),
  unique (notification_id, subscription_id)
);
create index push_messages_of_subscription on push_messages (subscription_id);
create index push_messages_oldest on push_messages (created_at);
grant select, insert on push_messages to hammerdock_app, hammerdock_worker;
-- The job that deletes old rows locks them first.
grant update, delete on push_messages to hammerdock_worker;
