-- The constraints of 0085, validated under a weaker lock.
alter table cards
  validate constraint cards_kind,
  validate constraint cards_bank_status,
  validate constraint cards_fields_of_kind,
  validate constraint cards_primary_bank;
