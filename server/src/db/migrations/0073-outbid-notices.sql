-- Who lost the lead of a lot and is to be notified once some time has passed, one row per bidder and
-- lot. A job of the queue for each of them was the largest part of dispatching a bid.
-- No foreign keys: the rows follow from committed events, and each one lives for about a minute.
create table outbid_notices (
  lot_id uuid not null,
  user_id uuid not null,
  -- Of the lot's event by which the lead was lost.
  sequence integer not null check (sequence > 0),
  due_at timestamptz not null,
  primary key (lot_id, user_id)
);
create index outbid_notices_due on outbid_notices (due_at);
grant select, insert, delete on outbid_notices to hammerdock_worker;
