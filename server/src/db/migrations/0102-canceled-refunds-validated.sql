-- The constraints of 0101, validated under a weaker lock.
alter table card_refunds
  validate constraint card_refunds_state,
  validate constraint card_refunds_gateway;
alter table journals validate constraint journals_kind;
