-- Giving money back for a line of a receipt (R30). What was decided never changes; what became of
-- the card's part stands beside it.
create table refunds (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  lot_id uuid not null references lots,
  user_id uuid not null references users,
  actor_id uuid not null references users,
  mode text not null check (mode in ('card', 'credit')),
  ground text not null check (ground in ('apparel', 'guarantee', 'our error', 'goodwill')),
  reason text not null check (reason <> ''),
  notes text not null default '',
  hammer_cents bigint not null check (hammer_cents >= 0),
  premium_cents bigint not null check (premium_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  amount_cents bigint not null check (amount_cents > 0),
  credit_cents bigint not null check (credit_cents between 0 and amount_cents),
  at timestamptz not null default app.now(),
  check (amount_cents = hammer_cents + premium_cents + tax_cents)
);
create index refunds_of_user on refunds (user_id, at desc);
create index refunds_of_lot on refunds (lot_id);
create index refunds_of_invoice on refunds (invoice_id);

-- The intent is written before the gateway is asked; its id is the gateway's idempotency key. What
-- a card does not take becomes credit.
create table card_refunds (
  id uuid primary key,
  refund_id uuid not null references refunds,
  payment_id uuid not null references payments,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null default 'processing' check (state in ('processing', 'succeeded', 'refused')),
  gateway_refund text unique,
  created_at timestamptz not null default app.now(),
  settled_at timestamptz,
  check ((state = 'processing') = (settled_at is null)),
  check ((state = 'succeeded') = (gateway_refund is not null))
);
create index card_refunds_of_refund on card_refunds (refund_id);
create index card_refunds_of_payment on card_refunds (payment_id);
create index card_refunds_unsettled on card_refunds (created_at) where settled_at is null;

-- Goods that came back, or that the buyer left here (checkout_status 2).
create table returns (
  lot_id uuid primary key references lots,
  refund_id uuid not null unique references refunds,
  staff_id uuid not null references users,
  reason text not null check (reason <> ''),
  at timestamptz not null default app.now()
);

grant select, insert on refunds, returns to hammerdock_app, hammerdock_worker;
revoke update, delete on refunds, returns from hammerdock_app, hammerdock_worker;
grant select, insert, update on card_refunds to hammerdock_app, hammerdock_worker;

-- The built-in provider gives back at most what it took, whoever asks and however many at once.
create table sandbox.refunds (
  id text primary key,
  idempotency_key text not null unique,
  charge text not null references sandbox.charges,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('succeeded', 'refused')),
  created_at timestamptz not null default clock_timestamp()
);
create index sandbox_refunds_of_charge on sandbox.refunds (charge);
grant select, insert on sandbox.refunds to hammerdock_app, hammerdock_worker;

create function sandbox.make_refund(new_id text, key text, charge_id text, cents bigint)
returns void language plpgsql as $$
declare
  taken bigint;
begin
  select case when charges.status = 'succeeded' then charges.amount_cents else 0 end into taken
    from sandbox.charges where id = charge_id for update;
  insert into sandbox.refunds (id, idempotency_key, charge, amount_cents, status)
    select new_id, key, charge_id, cents,
      case when cents + coalesce(sum(refunds.amount_cents), 0) <= taken
        then 'succeeded' else 'refused' end
    from sandbox.refunds where refunds.charge = charge_id and refunds.status = 'succeeded'
    on conflict (idempotency_key) do nothing;
end $$;
grant execute on function sandbox.make_refund to hammerdock_app, hammerdock_worker;
