-- A payment may succeed at the provider after it was recorded as declined or canceled, and after
-- its receipt was settled otherwise: what was not due any more, of the amount and of the card fee,
-- is the buyer's credit.
alter table payments
  add column declined_at timestamptz,
  add column surplus_cents bigint not null default 0,
  add column surplus_fee_cents bigint not null default 0,
  add constraint payments_late check (declined_at is null or state = 'succeeded') not valid,
  add constraint payments_surplus check (surplus_cents between 0 and amount_cents
    and surplus_fee_cents between 0 and fee_cents
    and (surplus_cents + surplus_fee_cents = 0
      or state = 'succeeded' and purpose = 'invoice')) not valid;
insert into journal_line_rules (kind, account, side) values
  ('card payment', 'buyer credit', 'credit');
