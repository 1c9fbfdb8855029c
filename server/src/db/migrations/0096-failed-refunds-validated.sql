-- The constraints of 0095, validated under a weaker lock.
alter table card_refunds
  validate constraint card_refunds_state,
  validate constraint card_refunds_failed,
  validate constraint card_refunds_gateway;
alter table deposit_returns
  validate constraint deposit_returns_state,
  validate constraint deposit_returns_failed,
  validate constraint deposit_returns_refund;
alter table journals
  validate constraint journals_kind,
  validate constraint journals_invoice,
  validate constraint journals_payment;
