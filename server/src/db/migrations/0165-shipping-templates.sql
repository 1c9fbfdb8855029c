-- Templates of auctions hold their delivery terms, by the same rule as auctions (0150).
alter table auction_templates
  add column delivery_mode int not null default 1,
  add column ship_first_cents bigint,
  add column ship_more_cents bigint,
  add constraint auction_templates_delivery_mode check (delivery_mode in (1, 2)) not valid,
  add constraint auction_templates_shipping check (case delivery_mode
    when 2 then ship_first_cents is not null and ship_more_cents is not null
      and ship_more_cents between 0 and ship_first_cents
    else ship_first_cents is null and ship_more_cents is null end) not valid;
