-- The constraints of 0142, validated under a weaker lock.
alter table journals
  validate constraint journals_kind,
  validate constraint journals_invoice;
