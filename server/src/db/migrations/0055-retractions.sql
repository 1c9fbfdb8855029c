-- R68: a bidder retracts once on a lot, with a reason, and after several retractions in a month an
-- administrator reviews them before the next bid.
create table retractions (
  lot_id uuid not null references lots,
  bidder_id uuid not null references users,
  sequence int not null,
  at timestamptz not null default app.now(),
  reason text not null check (length(reason) between 1 and 500),
  primary key (lot_id, bidder_id)
);
create index retractions_of_bidder on retractions (bidder_id, at);

create table retraction_reviews (
  id uuid primary key,
  bidder_id uuid not null references users,
  reviewed_by uuid not null references users,
  at timestamptz not null default app.now()
);
create index retraction_reviews_of_bidder on retraction_reviews (bidder_id, at);
grant select, insert on retractions, retraction_reviews to hammerdock_app, hammerdock_worker;

-- Of several retractions on a lot from before this rule the last one counts.
insert into retractions (lot_id, bidder_id, sequence, at, reason)
  select distinct on (lot_id, bidder_id) lot_id, bidder_id, sequence, at, 'Not recorded'
  from lot_events where kind = 'retraction' order by lot_id, bidder_id, sequence desc;

-- A lowered maximum is an event of the log; the index is empty of bids, so a bid pays nothing.
alter table lot_events drop constraint lot_events_kind_check;
alter table lot_events add constraint lot_events_kind_check check (kind in ('bid', 'retraction',
  'lowered', 'opened', 'extended', 'closed', 'awarded', 'bought', 'reopened', 'cancelled')) not valid;
alter table lot_events validate constraint lot_events_kind_check;
alter table lot_events add check (kind <> 'lowered'
  or (bidder_id is not null and amount_cents > 0)) not valid;
create index lot_events_lowered on lot_events (lot_id, bidder_id, sequence) where kind = 'lowered';
