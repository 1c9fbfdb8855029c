-- The constraint of 0187, validated under a weaker lock.
alter table cards validate constraint cards_retired;
