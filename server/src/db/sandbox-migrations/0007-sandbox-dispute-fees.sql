-- What the provider charges for a dispute.
alter table sandbox.disputes add column if not exists fee_cents bigint not null default 0;
