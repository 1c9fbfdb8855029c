-- The constraints of 0150, validated under a weaker lock.
alter table auctions
  validate constraint auctions_delivery_mode,
  validate constraint auctions_shipping;
alter table invoices
  validate constraint invoices_shipping,
  validate constraint invoices_check;
alter table disputes validate constraint disputes_loss;
alter table entries validate constraint entries_account_check;
