-- The constraints of 0110, validated under a weaker lock.
alter table auctions
  validate constraint auctions_pickup_days,
  validate constraint auctions_deposit,
  validate constraint auctions_bid_limit,
  validate constraint auctions_rates,
  validate constraint auctions_canceled;
