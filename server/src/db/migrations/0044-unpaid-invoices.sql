-- R52: when the workers look at an invoice next to remind of it or to void it; null once it is paid
-- or void. Only rows with a time are in the index, so that paid invoices cost nothing.
alter table invoices add column unpaid_step_at timestamptz;
update invoices set unpaid_step_at = issued_at + interval '1 day'
  where voided_at is null
    and not exists (select from pickup_windows where pickup_windows.invoice_id = invoices.id);
-- An older node inserts invoices without naming the column.
alter table invoices alter column unpaid_step_at set default app.now() + interval '1 day';
create index invoices_unpaid on invoices (unpaid_step_at) where unpaid_step_at is not null;
create index invoice_lines_voided on invoice_lines (lot_id) where voided_at is not null;

-- What the code has always written. 0070 validates.
alter table deactivations add constraint deactivations_reason check (reason in (
  'payment declined', 'no card', 'verification not confirmed', 'invoice void', 'chargeback'))
  not valid;
alter table bid_confirmations
  add constraint bid_confirmations_bid_type check (bid_type in ('proxy', 'hard')) not valid;
alter table one_time_codes add constraint one_time_codes_purpose
  check (purpose in ('email', 'phone', 'newsletter')
    or purpose ~ '^(password reset|email link) ([0-9a-f-]{36}|of nobody)$') not valid;
alter table invoices add constraint invoices_amounts
  check (hammer_cents >= 0 and premium_cents >= 0 and tax_cents >= 0) not valid;
alter table invoice_lines add constraint invoice_lines_amounts
  check (hammer_cents >= 0 and premium_cents >= 0 and tax_cents >= 0) not valid;
