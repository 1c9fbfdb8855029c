-- What the workers know about an item beyond its own row: its lease while it is worked on, its
-- attempts, and when it is due again. An item that has not been claimed yet has no row.
create table work_items (
  queue text not null,
  item text not null,
  attempts int not null check (attempts >= 0),
  -- When the item first became due.
  since timestamptz not null,
  next_attempt_at timestamptz not null,
  last_error text,
  -- Set once the attempts are used up. A dead item waits for an operator.
  dead_at timestamptz,
  primary key (queue, item)
);
create index work_items_dead on work_items (dead_at) where dead_at is not null;
create index work_items_age on work_items (next_attempt_at) where dead_at is null;
grant select, insert, update, delete on work_items to hammerdock_app, hammerdock_worker;
