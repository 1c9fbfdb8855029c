-- R58: a payout can be a transfer of the payment provider. The payout and its lines are written
-- before the provider is asked, so that nothing is paid twice; the journal when it has answered.
-- A node of before counts a refused transfer as paid, which delays it until that node is replaced.
create table transfer_accounts (
  seller_id uuid not null references users,
  provider text not null,
  gateway_account text not null,
  standing text not null default 'incomplete'
    constraint transfer_accounts_standing check (standing in
      ('incomplete', 'checking', 'ready', 'closed')),
  -- What the provider still asks for, in our words.
  needs text[] not null default '{}',
  opened_at timestamptz not null default app.now(),
  primary key (seller_id, provider),
  unique (provider, gateway_account)
);
grant select, insert, update on transfer_accounts to hammerdock_app, hammerdock_worker;

create table payout_transfers (
  payout_id uuid primary key references payouts,
  provider text not null,
  gateway_account text not null,
  state text not null default 'pending' constraint payout_transfers_state check (state in
    ('pending', 'succeeded', 'refused', 'reversing', 'reversed')),
  gateway_transfer text,
  -- Why it was refused.
  problem text constraint payout_transfers_problem check (problem in
    ('account not ready', 'balance too low', 'refused')),
  begun_at timestamptz not null default app.now(),
  settled_at timestamptz,
  -- The latest attempt to take it back. Each has an id, because the provider repeats its answer.
  reversal_id uuid,
  reversal_reason text constraint payout_transfers_reason
    check (char_length(reversal_reason) between 1 and 500),
  reversal_by uuid references users,
  reversal_begun_at timestamptz,
  reversal_refused_at timestamptz,
  constraint payout_transfers_settled check ((state = 'pending') = (settled_at is null)),
  constraint payout_transfers_made check
    ((state in ('succeeded', 'reversing', 'reversed')) = (gateway_transfer is not null)),
  constraint payout_transfers_refused check ((state = 'refused') = (problem is not null)),
  constraint payout_transfers_reversal check
    (num_nulls(reversal_id, reversal_reason, reversal_begun_at) in (0, 3)
      and (state = 'reversing') <= (reversal_id is not null))
);
create index payout_transfers_open on payout_transfers (begun_at)
  where state in ('pending', 'reversing');
grant select, insert, update on payout_transfers to hammerdock_app, hammerdock_worker;

-- The provider's console may take a transfer back too.
alter table payout_reversals alter column actor_id drop not null;

-- Otherwise the seller would keep the transfer, and be paid the amount again.
create function app.check_payout_reversal() returns trigger language plpgsql as $$
begin
  if exists (select from payout_transfers
      where payout_id = new.payout_id and state <> 'reversed') then
    raise exception 'the transfer of payout % was not taken back', new.payout_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payout_reversal_of_transfer before insert on payout_reversals
  for each row execute function app.check_payout_reversal();

-- Wider than the one it replaces; 0191 validates.
alter table reconciliation_differences
  drop constraint reconciliation_differences_kind_check,
  add constraint reconciliation_differences_kind
    check (kind in ('charge', 'refund', 'dispute', 'transfer')) not valid;
