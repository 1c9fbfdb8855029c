alter table payments
  validate constraint payments_settled,
  validate constraint payments_declined,
  validate constraint payments_verification,
  validate constraint payments_charged;
