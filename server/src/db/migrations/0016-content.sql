-- What people write to the store, and whoever asked for its newsletter.
create table inbox_messages (
  id uuid primary key,
  -- Whoever was signed in; a message by the contact form may come from nobody we know.
  user_id uuid references users,
  -- The lot it is about, when it was written from a lot's page.
  lot_id uuid references lots,
  name text not null,
  email text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default app.now(),
  answer text,
  answered_at timestamptz,
  answered_by uuid references users,
  check ((answer is null) = (answered_at is null)),
  check ((answer is null) = (answered_by is null))
);
create index inbox_messages_newest on inbox_messages (created_at desc, id);

-- Confirmed by the link that was sent; who leaves is kept, so that nobody is signed up again
-- without having asked.
create table newsletter_subscriptions (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  -- Stands in each letter. All it can do is end this subscription.
  leave_token text not null,
  confirmed_at timestamptz not null default app.now(),
  left_at timestamptz
);

grant select, insert, update on inbox_messages, newsletter_subscriptions
  to hammerdock_app, hammerdock_worker;
