-- The constraints of 0165, validated under a weaker lock.
alter table auction_templates
  validate constraint auction_templates_delivery_mode,
  validate constraint auction_templates_shipping;
