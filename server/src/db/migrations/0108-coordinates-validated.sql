-- The constraints of 0107, validated under a weaker lock.
alter table users validate constraint users_coordinates;
alter table addresses validate constraint addresses_coordinates;
