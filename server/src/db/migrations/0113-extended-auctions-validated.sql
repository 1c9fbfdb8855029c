-- The constraint of 0112, validated under a weaker lock.
alter table auctions validate constraint auctions_extended;
