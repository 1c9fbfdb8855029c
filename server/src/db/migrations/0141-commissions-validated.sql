-- The constraints of 0140, validated under a weaker lock.
alter table users validate constraint users_commission;
alter table auctions validate constraint auctions_commission;
alter table invoice_lines validate constraint invoice_lines_commission;
alter table refunds validate constraint refunds_commission;
alter table entries validate constraint entries_account_check;
