-- Refunds that were canceled before they were paid out. When a part was last sent to the provider
-- tells whether the provider may still receive it.
create table canceled_refunds (
  refund_id uuid primary key references refunds,
  actor_id uuid not null references users,
  at timestamptz not null default app.now()
);
grant select, insert on canceled_refunds to hammerdock_app, hammerdock_worker;
-- A return that came with the refund is undone with it.
grant delete on returns to hammerdock_app;

alter table card_refunds
  add column sent_at timestamptz,
  drop constraint card_refunds_state,
  drop constraint card_refunds_gateway,
  add constraint card_refunds_state check (state in ('processing', 'succeeded', 'refused',
    'failed', 'canceled')) not valid,
  add constraint card_refunds_gateway check (case when state in ('processing', 'canceled') then true
    when state = 'refused' then gateway_refund is null else gateway_refund is not null end)
    not valid;

insert into journal_line_rules (kind, account, side) values
  ('refund canceled', 'buyer credit', 'debit'),
  ('refund canceled', 'refunds', 'debit'),
  ('refund canceled', 'seller payable', 'credit'),
  ('refund canceled', 'premium revenue', 'credit'),
  ('refund canceled', 'tax payable', 'credit');
alter table journals drop constraint journals_kind,
  add constraint journals_kind check (kind in ('invoice issued', 'invoice voided', 'card payment',
    'credit applied', 'credit returned', 'credit granted', 'coupon redeemed', 'invite rewarded',
    'deposit held', 'refund made', 'refund canceled', 'card refund', 'card refund refused',
    'card refund failed', 'chargeback', 'chargeback won', 'chargeback lost', 'deposit released',
    'deposit returned', 'deposit return refused', 'deposit return failed')) not valid;
