-- Reads the rows of before while others read and write them.
alter table journals
  validate constraint journals_kind,
  validate constraint journals_user,
  validate constraint journals_invoice,
  validate constraint journals_payment,
  validate constraint journals_reference,
  validate constraint journals_invoice_user,
  validate constraint journals_payment_user;
alter table payments
  validate constraint payments_invoice_user,
  validate constraint payments_card_user;
alter table refunds
  validate constraint refunds_invoice_user,
  validate constraint refunds_line;
alter table returns validate constraint returns_refund_lot;
alter table forfeits validate constraint forfeits_line;
alter table buy_now_holds
  validate constraint buy_now_holds_invoice_user,
  validate constraint buy_now_holds_line;
alter table coupon_redemptions validate constraint coupon_redemptions_journal_user;
