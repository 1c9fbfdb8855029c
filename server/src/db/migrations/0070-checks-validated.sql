-- Reads the rows of before while others read and write them.
alter table deactivations validate constraint deactivations_reason;
alter table bid_confirmations validate constraint bid_confirmations_bid_type;
alter table one_time_codes validate constraint one_time_codes_purpose;
alter table invoices validate constraint invoices_amounts;
alter table invoice_lines validate constraint invoice_lines_amounts;
