-- The constraint of 0190, validated under a weaker lock.
alter table reconciliation_differences validate constraint reconciliation_differences_kind;
