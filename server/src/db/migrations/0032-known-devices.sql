-- Browsers in which an account has signed in: wrong sign-ins by others do not lock them out (SF15).
create table sign_in_devices (
  device_hash text not null,
  user_id uuid not null references users,
  last_used_at timestamptz not null default app.now(),
  primary key (device_hash, user_id)
);
create index sign_in_devices_of_user on sign_in_devices (user_id, last_used_at desc);
create index sign_in_devices_age on sign_in_devices (last_used_at);
grant select, insert, update, delete on sign_in_devices to hammerdock_app, hammerdock_worker;

-- For which account a code is good, and who asked for it: each has an allowance of its own.
alter table one_time_codes add column user_id uuid;
alter table one_time_codes add column requested_by text not null default '';
