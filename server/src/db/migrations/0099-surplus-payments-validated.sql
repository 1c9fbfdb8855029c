-- The constraints of 0098, validated under a weaker lock.
alter table payments
  validate constraint payments_late,
  validate constraint payments_surplus;
