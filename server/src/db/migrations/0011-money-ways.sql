-- Credit that is paid together with a card; a declined card gives it back.
alter table payments add column credit_cents bigint not null default 0 check (credit_cents >= 0);

-- The automatic charge is tried once, also when there was no card to try (R24).
alter table invoices add column charge_tried_at timestamptz;
create index invoices_to_charge on invoices (issued_at) where charge_tried_at is null;

-- A payment that waits for the bank's confirmation can be called off before another is begun.
alter table sandbox.charges drop constraint charges_status_check;
alter table sandbox.charges add check
  (status in ('succeeded', 'declined', 'needs verification', 'cancelled'));

-- A pass can be typed as well as scanned; the desk that read it may hand over for a while.
alter table pickup_passes
  add column code_hash text not null unique,
  add column opened_at timestamptz,
  add column opened_by uuid references users;
