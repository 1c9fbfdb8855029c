-- R32: a buyer picks a pickup time at a center, for all lots that are ready there. How many buyers
-- may choose the same time is a setting of the center.
alter table centers add column pickup_slot_places int not null default 12
  constraint centers_pickup_slot_places check (pickup_slot_places > 0);

-- A row is locked while a place at that time is taken, so that no more are taken than there are.
create table pickup_slots (
  center_id uuid not null references centers,
  starts_at timestamptz not null,
  primary key (center_id, starts_at)
);
grant select, insert, update on pickup_slots to hammerdock_app;
grant select, update, delete on pickup_slots to hammerdock_worker;

-- At most one open visit per buyer and center. It keeps its id when the time changes, because
-- calendars know it by that id and by how often it has changed.
create table pickup_visits (
  id uuid primary key,
  user_id uuid not null references users,
  center_id uuid not null references centers,
  starts_at timestamptz,
  ends_at timestamptz,
  sequence int not null default 0,
  arrived_at timestamptz,
  begun_at timestamptz not null default app.now(),
  ended_at timestamptz,
  -- The staff who ended it; null where nothing was left to pick up.
  ended_by uuid references users,
  constraint pickup_visits_slot check
    (num_nulls(starts_at, ends_at) in (0, 2) and starts_at < ends_at),
  constraint pickup_visits_ended check (ended_by is null or ended_at is not null)
);
create unique index pickup_visits_open on pickup_visits (user_id, center_id)
  where ended_at is null;
create index pickup_visits_places on pickup_visits (center_id, starts_at) where ended_at is null;
create index pickup_visits_arrivals on pickup_visits (center_id, arrived_at)
  where ended_at is null and arrived_at is not null;
grant select, insert, update on pickup_visits to hammerdock_app;
grant select, update, delete on pickup_visits to hammerdock_worker;
