-- Buying a lot at once (R18, R60): what the log says of it, and how long the lot waits to be paid.
alter table lot_events drop constraint lot_events_kind_check;
alter table lot_events add constraint lot_events_kind_check check (kind in ('bid', 'retraction',
  'opened', 'extended', 'closed', 'awarded', 'bought', 'reopened', 'cancelled'));

-- One for each user and lot, once and for all: whoever let it lapse cannot keep the lot from others
-- again. Nothing but paying in full ends it well (R26).
create table buy_now_holds (
  lot_id uuid not null references lots,
  user_id uuid not null references users,
  invoice_id uuid not null unique references invoices,
  at timestamptz not null default app.now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  lapsed_at timestamptz,
  primary key (lot_id, user_id),
  check (paid_at is null or lapsed_at is null)
);
create unique index buy_now_holds_of_lot on buy_now_holds (lot_id) where lapsed_at is null;
create index buy_now_holds_running on buy_now_holds (expires_at)
  where paid_at is null and lapsed_at is null;
grant select, insert, update on buy_now_holds to hammerdock_app, hammerdock_worker;
