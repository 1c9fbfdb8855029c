-- Pictures that people have sent. The file lies in the data folder under the id, which only its
-- owner and admins get to see.
create table uploads (
  id uuid primary key,
  owner_id uuid not null references users,
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes int not null check (bytes > 0),
  -- The caption, all of it or none.
  filename text,
  title text,
  description text,
  created_at timestamptz not null default app.now(),
  -- When it went along with something. One that never did is deleted after a day.
  attached_at timestamptz,
  check (num_nulls(filename, title, description) in (0, 3))
);
create index uploads_of_owner on uploads (owner_id);
create index uploads_unattached on uploads (created_at) where attached_at is null;

-- What goes along with a message to the store.
create table inbox_pictures (
  upload_id uuid primary key references uploads,
  message_id uuid not null references inbox_messages,
  position int not null,
  unique (message_id, position)
);

grant select, insert, update, delete on uploads to hammerdock_app, hammerdock_worker;
grant select, insert on inbox_pictures to hammerdock_app, hammerdock_worker;
