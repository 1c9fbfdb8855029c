-- The published test card whose refunds are pending at first.
alter table sandbox.cards
  drop constraint if exists cards_behaviour_check,
  add constraint cards_behaviour_check check (behaviour in ('succeeds', 'declines', 'lacks funds',
    'asks for verification', 'fails on charge', 'refunds later'));

create or replace function sandbox.make_refund(
  new_id text, key text, charge_id text, cents bigint
) returns void language plpgsql as $$
declare
  taken bigint;
  waits boolean;
begin
  select case when charges.status = 'succeeded' then charges.amount_cents else 0 end,
      cards.bank_status is not null or cards.behaviour = 'refunds later' into taken, waits
    from sandbox.charges join sandbox.cards on cards.token = charges.card
    where charges.id = charge_id for update of charges;
  insert into sandbox.refunds (id, idempotency_key, charge, amount_cents, status, clears_at)
    select new_id, key, charge_id, cents,
      case when cents + coalesce(sum(refunds.amount_cents), 0) > taken then 'refused'
        when waits then 'pending' else 'succeeded' end,
      case when waits then app.now() + interval '2 minutes' end
    from sandbox.refunds where refunds.charge = charge_id and refunds.status <> 'refused'
    on conflict (idempotency_key) do nothing;
end $$;
