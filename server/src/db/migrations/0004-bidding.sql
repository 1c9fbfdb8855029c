-- The bid log: the truth about every lot (R4). The application may only insert.
create table lot_events (
  lot_id uuid not null references lots,
  sequence int not null,
  id uuid not null unique,
  kind text not null check (kind in ('bid', 'retraction', 'opened', 'extended', 'closed',
    'awarded', 'cancelled')),
  at timestamptz not null,
  bidder_id uuid references users,
  amount_cents bigint,
  bid_type text check (bid_type in ('proxy', 'hard')),
  advance boolean not null default false,
  bid_sequence int,
  new_closes_at timestamptz,
  hammer_cents bigint,
  idempotency_key text,
  -- What the event led to, so that a watcher can check each step without folding.
  result_price_cents bigint,
  result_leader_id uuid,
  result_closes_at timestamptz not null,
  primary key (lot_id, sequence),
  check (kind <> 'bid' or (bidder_id is not null and amount_cents > 0 and bid_type is not null))
);
create unique index lot_events_key on lot_events (bidder_id, idempotency_key)
  where idempotency_key is not null;
create index lot_events_of_bidder on lot_events (bidder_id, lot_id) where kind = 'bid';
-- A lot closes once (R21).
create unique index lot_events_one_close on lot_events (lot_id) where kind = 'closed';

create table bid_confirmations (
  token_hash text primary key,
  user_id uuid not null references users,
  lot_id uuid not null references lots,
  amount_cents bigint not null,
  bid_type text not null,
  held boolean not null default false,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_key text
);

-- One row: the last moment at which some node could take bids (R21).
create table service_heartbeat (
  only_row boolean primary key default true check (only_row),
  beat_at timestamptz not null
);

create table outages (
  id uuid primary key,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  reason text not null
);
