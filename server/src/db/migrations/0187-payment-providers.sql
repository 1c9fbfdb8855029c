-- Which payment provider knows a customer, a card or a charge: another one can't charge or refund
-- it. Null: an older node has written it, for the provider in use. A card is retired with its
-- provider, and its buyer is asked to add one again. 0188 validates.
alter table gateway_customers add column provider text;
alter table payments add column provider text;
alter table cards
  add column provider text,
  add column retired_at timestamptz;
alter table cards
  add constraint cards_retired check (retired_at is null or removed_at is not null) not valid;
create index cards_retired_of_user on cards (user_id) where retired_at is not null;

-- Until now there were two providers, whose tokens begin differently.
update cards set provider = case when gateway_card ~ '^(tok|btok|sk)_' then 'sandbox'
  when gateway_card ~ '^pm_' then 'stripe' end;
update payments set provider = cards.provider from cards where cards.id = card_id;
-- Customers of both begin with cus_; the sandbox's are longer.
update gateway_customers set provider = case
  when gateway_customer ~ '^sc_' or gateway_customer ~ '^cus_.{24}$' then 'sandbox'
  when gateway_customer ~ '^cus_' then 'stripe' end;
