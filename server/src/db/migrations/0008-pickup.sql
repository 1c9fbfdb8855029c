-- A paid invoice's window (R32); the goods leave by a hand-over, which happens once.
create table pickup_windows (
  invoice_id uuid primary key references invoices,
  center_id uuid not null references centers,
  starts_at timestamptz not null,
  ends_at timestamptz not null
);

create table pickup_passes (
  id uuid primary key,
  user_id uuid not null references users,
  issued_at timestamptz not null default app.now(),
  expires_at timestamptz not null
);

create table handovers (
  lot_id uuid primary key references lots,
  staff_id uuid not null references users,
  at timestamptz not null default app.now()
);
