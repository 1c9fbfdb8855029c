-- R57: returns of deposits to the cards that paid them, each by its id at the provider.
create table deposit_returns (
  id uuid primary key,
  payment_id uuid not null references payments,
  user_id uuid not null references users,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'refused')),
  gateway_refund text unique,
  created_at timestamptz not null default app.now(),
  settled_at timestamptz,
  foreign key (payment_id, user_id) references payments (id, user_id),
  constraint deposit_returns_settled check ((settled_at is null) = (state = 'pending')),
  constraint deposit_returns_refund check ((gateway_refund is not null) = (state = 'succeeded'))
);
create index deposit_returns_of_payment on deposit_returns (payment_id);
create index deposit_returns_of_user on deposit_returns (user_id);
create index deposit_returns_unsettled on deposit_returns (created_at) where settled_at is null;
grant select, insert, update on deposit_returns to hammerdock_app, hammerdock_worker;

insert into journal_line_rules (kind, account, side) values
  ('deposit released', 'buyer deposit', 'debit'),
  ('deposit released', 'refunds', 'credit'),
  ('deposit returned', 'refunds', 'debit'),
  ('deposit returned', 'gateway clearing', 'credit'),
  ('deposit return refused', 'refunds', 'debit'),
  ('deposit return refused', 'buyer credit', 'credit');

-- Each is wider than the one it replaces, so that an older node goes on.
alter table journals drop constraint journals_kind,
  add constraint journals_kind check (kind in ('invoice issued', 'invoice voided', 'card payment',
    'credit applied', 'credit returned', 'credit granted', 'coupon redeemed', 'invite rewarded',
    'deposit held', 'refund made', 'card refund', 'card refund refused', 'chargeback',
    'chargeback won', 'chargeback lost', 'deposit released', 'deposit returned',
    'deposit return refused')) not valid;
alter table journals drop constraint journals_invoice,
  add constraint journals_invoice check (kind in ('chargeback', 'chargeback won',
    'chargeback lost') or (invoice_id is null) = (kind in ('credit granted', 'coupon redeemed',
    'invite rewarded', 'deposit held', 'deposit released', 'deposit returned',
    'deposit return refused'))) not valid;
alter table journals drop constraint journals_payment,
  add constraint journals_payment check (kind = 'credit applied' or (payment_id is not null) =
    (kind in ('card payment', 'credit returned', 'deposit held', 'chargeback', 'chargeback won',
      'chargeback lost', 'deposit released', 'deposit returned', 'deposit return refused')))
    not valid;
