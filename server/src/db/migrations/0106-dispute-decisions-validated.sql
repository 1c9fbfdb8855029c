-- The constraints of 0105, validated under a weaker lock.
alter table entries validate constraint entries_account_check;
alter table journals
  validate constraint journals_kind,
  validate constraint journals_invoice,
  validate constraint journals_payment;
