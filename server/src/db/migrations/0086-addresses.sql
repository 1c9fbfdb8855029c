-- The address book (S3). The address of the profile is the default one while no row here is.
create table addresses (
  id uuid primary key,
  user_id uuid not null references users,
  first_name text not null,
  last_name text not null,
  address1 text not null,
  address2 text not null,
  city text not null,
  state text not null check (length(state) = 2),
  zip text not null check (length(zip) <= 5),
  is_primary boolean not null default false,
  created_at timestamptz not null default app.now()
);
create index addresses_user on addresses (user_id, created_at);
create unique index addresses_primary on addresses (user_id) where is_primary;
grant select, insert, update, delete on addresses to hammerdock_app;
grant select on addresses to hammerdock_worker;
