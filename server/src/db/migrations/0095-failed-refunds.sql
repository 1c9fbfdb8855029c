-- A bank may send back a refund days after it accepted it; the amount is credit then. While a bank
-- decides, the provider's id of the refund is known already.
alter table card_refunds
  add column failed_at timestamptz,
  drop constraint card_refunds_state_check,
  drop constraint card_refunds_check1,
  add constraint card_refunds_state check (state in ('processing', 'succeeded', 'refused',
    'failed')) not valid,
  add constraint card_refunds_failed check ((failed_at is not null) = (state = 'failed')) not valid,
  add constraint card_refunds_gateway check (case state when 'processing' then true
    when 'refused' then gateway_refund is null else gateway_refund is not null end) not valid;
alter table deposit_returns
  add column failed_at timestamptz,
  drop constraint deposit_returns_state_check,
  drop constraint deposit_returns_refund,
  add constraint deposit_returns_state check (state in ('pending', 'succeeded', 'refused',
    'failed')) not valid,
  add constraint deposit_returns_failed check ((failed_at is not null) = (state = 'failed'))
    not valid,
  add constraint deposit_returns_refund check (case state when 'pending' then true
    when 'refused' then gateway_refund is null else gateway_refund is not null end) not valid;

insert into journal_line_rules (kind, account, side) values
  ('card refund failed', 'gateway clearing', 'debit'),
  ('card refund failed', 'buyer credit', 'credit'),
  ('deposit return failed', 'gateway clearing', 'debit'),
  ('deposit return failed', 'buyer credit', 'credit');

-- Each is wider than the one it replaces, so that an older node goes on; 0096 validates.
alter table journals drop constraint journals_kind,
  add constraint journals_kind check (kind in ('invoice issued', 'invoice voided', 'card payment',
    'credit applied', 'credit returned', 'credit granted', 'coupon redeemed', 'invite rewarded',
    'deposit held', 'refund made', 'card refund', 'card refund refused', 'card refund failed',
    'chargeback', 'chargeback won', 'chargeback lost', 'deposit released', 'deposit returned',
    'deposit return refused', 'deposit return failed')) not valid;
alter table journals drop constraint journals_invoice,
  add constraint journals_invoice check (kind in ('chargeback', 'chargeback won',
    'chargeback lost') or (invoice_id is null) = (kind in ('credit granted', 'coupon redeemed',
    'invite rewarded', 'deposit held', 'deposit released', 'deposit returned',
    'deposit return refused', 'deposit return failed'))) not valid;
alter table journals drop constraint journals_payment,
  add constraint journals_payment check (kind = 'credit applied' or (payment_id is not null) =
    (kind in ('card payment', 'credit returned', 'deposit held', 'chargeback', 'chargeback won',
      'chargeback lost', 'deposit released', 'deposit returned', 'deposit return refused',
      'deposit return failed'))) not valid;
