-- Refunds to bank accounts wait for the bank, and a bank may send any refund back later.
alter table sandbox.refunds
  add column if not exists clears_at timestamptz,
  drop constraint if exists refunds_status_check,
  add constraint refunds_status_check check (status in ('succeeded', 'refused', 'pending')),
  drop constraint if exists refunds_clearing,
  add constraint refunds_clearing check ((status = 'pending') <= (clears_at is not null));
grant update on sandbox.refunds to hammerdock_app, hammerdock_worker;

create or replace function sandbox.make_refund(
  new_id text, key text, charge_id text, cents bigint
) returns void language plpgsql as $$
declare
  taken bigint;
  of_bank boolean;
begin
  select case when charges.status = 'succeeded' then charges.amount_cents else 0 end,
      cards.bank_status is not null into taken, of_bank
    from sandbox.charges join sandbox.cards on cards.token = charges.card
    where charges.id = charge_id for update of charges;
  insert into sandbox.refunds (id, idempotency_key, charge, amount_cents, status, clears_at)
    select new_id, key, charge_id, cents,
      case when cents + coalesce(sum(refunds.amount_cents), 0) > taken then 'refused'
        when of_bank then 'pending' else 'succeeded' end,
      case when of_bank then app.now() + interval '2 minutes' end
    from sandbox.refunds where refunds.charge = charge_id and refunds.status <> 'refused'
    on conflict (idempotency_key) do nothing;
end $$;
