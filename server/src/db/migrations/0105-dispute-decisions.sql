-- R59: banks change their decisions about disputes; a replaced decision stays as it was booked. The
-- provider's fee of a dispute is booked by its changes.
create table dispute_decisions (
  dispute_id text not null references disputes,
  number int not null check (number > 0),
  state text not null check (state in ('won', 'lost')),
  closed_at timestamptz not null,
  replaced_at timestamptz not null default app.now(),
  lost_hammer_cents bigint not null,
  lost_premium_cents bigint not null,
  lost_tax_cents bigint not null,
  lost_fee_cents bigint not null,
  lost_deposit_cents bigint not null,
  primary key (dispute_id, number)
);
create table dispute_fees (
  dispute_id text not null references disputes,
  number int not null check (number > 0),
  -- Above zero: charged; below: returned.
  change_cents bigint not null check (change_cents <> 0),
  at timestamptz not null default app.now(),
  primary key (dispute_id, number)
);
grant select, insert on dispute_decisions, dispute_fees to hammerdock_app, hammerdock_worker;

insert into journal_line_rules (kind, account, side) values
  ('chargeback reopened', 'chargebacks', 'debit'),
  ('chargeback reopened', 'gateway clearing', 'credit'),
  ('chargeback reopened', 'seller payable', 'credit'),
  ('chargeback reopened', 'premium revenue', 'credit'),
  ('chargeback reopened', 'tax payable', 'credit'),
  ('chargeback reopened', 'card fees', 'credit'),
  ('chargeback reopened', 'buyer deposit', 'credit'),
  ('dispute fee', 'dispute fees', 'debit'),
  ('dispute fee', 'gateway clearing', 'credit'),
  ('dispute fee returned', 'gateway clearing', 'debit'),
  ('dispute fee returned', 'dispute fees', 'credit');

-- Each is wider than the one it replaces, so that an older node goes on.
alter table entries drop constraint entries_account_check,
  add constraint entries_account_check check (account in ('buyer receivable', 'buyer credit',
    'buyer deposit', 'gateway clearing', 'seller payable', 'premium revenue', 'tax payable',
    'card fees', 'promotion', 'refunds', 'chargebacks', 'dispute fees')) not valid;
alter table journals drop constraint journals_kind,
  add constraint journals_kind check (kind in ('invoice issued', 'invoice voided', 'card payment',
    'credit applied', 'credit returned', 'credit granted', 'coupon redeemed', 'invite rewarded',
    'deposit held', 'refund made', 'refund canceled', 'card refund', 'card refund refused',
    'card refund failed', 'chargeback', 'chargeback won', 'chargeback lost', 'chargeback reopened',
    'dispute fee', 'dispute fee returned', 'deposit released', 'deposit returned',
    'deposit return refused', 'deposit return failed')) not valid;
alter table journals drop constraint journals_invoice,
  add constraint journals_invoice check (kind in ('chargeback', 'chargeback won',
    'chargeback lost', 'chargeback reopened', 'dispute fee', 'dispute fee returned')
    or (invoice_id is null) = (kind in ('credit granted', 'coupon redeemed', 'invite rewarded',
      'deposit held', 'deposit released', 'deposit returned', 'deposit return refused',
      'deposit return failed'))) not valid;
alter table journals drop constraint journals_payment,
  add constraint journals_payment check (kind = 'credit applied' or (payment_id is not null) =
    (kind in ('card payment', 'credit returned', 'deposit held', 'chargeback', 'chargeback won',
      'chargeback lost', 'chargeback reopened', 'dispute fee', 'dispute fee returned',
      'deposit released', 'deposit returned', 'deposit return refused',
      'deposit return failed'))) not valid;
