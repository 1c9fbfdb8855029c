-- CARD-06: saved bank accounts stand among the saved cards, so that payments, refunds and the
-- primary one may be either. 0090 validates. An older node inserts cards without naming a kind.
alter table cards
  add column kind text not null default 'card',
  add column routing_number text,
  add column bank_status text,
  add column gateway_setup text unique,
  add column verify_tries int not null default 0,
  alter column exp_month drop not null,
  alter column exp_year drop not null;
alter table cards
  add constraint cards_kind check (kind in ('card', 'bank')) not valid,
  add constraint cards_bank_status check (bank_status in ('new', 'verified', 'failed')) not valid,
  add constraint cards_fields_of_kind check (case kind
    when 'card' then exp_month is not null and exp_year is not null and routing_number is null
      and bank_status is null and gateway_setup is null and verify_tries = 0
    else exp_month is null and exp_year is null and routing_number ~ '^[0-9]{9}$'
      and bank_status is not null and gateway_setup is not null and verify_tries >= 0 end) not valid,
  -- Only a verified bank account is charged after a sale.
  add constraint cards_primary_bank
    check (not is_primary or kind = 'card' or bank_status = 'verified') not valid;
