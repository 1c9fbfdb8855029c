-- R59: disputes of charges at the provider, by its id. What a lost one cost stays with it, so that
-- `verify` can compare it with the ledger.
create table disputes (
  id text primary key check (length(id) <= 255),
  payment_id uuid not null references payments,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null default app.now(),
  closed_at timestamptz,
  lost_hammer_cents bigint not null default 0,
  lost_premium_cents bigint not null default 0,
  lost_tax_cents bigint not null default 0,
  lost_fee_cents bigint not null default 0,
  lost_deposit_cents bigint not null default 0,
  constraint disputes_closed check ((closed_at is null) = (state = 'open')),
  constraint disputes_loss check (lost_hammer_cents + lost_premium_cents + lost_tax_cents
    + lost_fee_cents + lost_deposit_cents = case state when 'lost' then amount_cents else 0 end)
);
create index disputes_of_payment on disputes (payment_id);
grant select, insert, update on disputes to hammerdock_app, hammerdock_worker;

insert into journal_line_rules (kind, account, side) values
  ('chargeback', 'chargebacks', 'debit'),
  ('chargeback', 'gateway clearing', 'credit'),
  ('chargeback won', 'gateway clearing', 'debit'),
  ('chargeback won', 'chargebacks', 'credit'),
  ('chargeback lost', 'seller payable', 'debit'),
  ('chargeback lost', 'premium revenue', 'debit'),
  ('chargeback lost', 'tax payable', 'debit'),
  ('chargeback lost', 'card fees', 'debit'),
  ('chargeback lost', 'buyer deposit', 'debit'),
  ('chargeback lost', 'chargebacks', 'credit');

-- The new account is the buyer's, like a refund that is pending.
create or replace function app.check_journal(wanted uuid) returns void language plpgsql as $$
declare
  counted int;
  total numeric;
  wrong text;
begin
  select count(*), coalesce(sum(amount_cents), 0) into counted, total
    from entries where journal_id = wanted;
  if counted < 2 or total <> 0 then
    raise exception 'journal % is not balanced: % entries, sum %', wanted, counted, total
      using errcode = 'check_violation';
  end if;
  select format('%s in %s', entries.account, journals.kind) into wrong
    from entries join journals on journals.id = journal_id
      left join journal_line_rules rules
        on rules.kind = journals.kind and rules.account = entries.account
      left join invoices on invoices.id = journals.invoice_id
      left join auctions on auctions.id = invoices.auction_id
    where journal_id = wanted
      and (rules.side is null or (rules.side = 'debit') <> (amount_cents > 0)
        or entries.invoice_id is distinct from journals.invoice_id
        or entries.user_id is distinct from case
          when entries.account in ('buyer receivable', 'buyer credit', 'buyer deposit', 'refunds',
            'chargebacks') then journals.user_id
          when entries.account = 'seller payable' then auctions.seller_id end)
    limit 1;
  if wrong is not null then
    raise exception 'journal % breaks the rule of its kind: %', wanted, wrong
      using errcode = 'check_violation';
  end if;
end $$;

-- Each is wider than the one it replaces, so that an older node goes on; 0092 validates.
alter table entries drop constraint entries_account_check,
  add constraint entries_account_check check (account in ('buyer receivable', 'buyer credit',
    'buyer deposit', 'gateway clearing', 'seller payable', 'premium revenue', 'tax payable',
    'card fees', 'promotion', 'refunds', 'chargebacks')) not valid;
alter table journals drop constraint journals_kind,
  add constraint journals_kind check (kind in ('invoice issued', 'invoice voided', 'card payment',
    'credit applied', 'credit returned', 'credit granted', 'coupon redeemed', 'invite rewarded',
    'deposit held', 'refund made', 'card refund', 'card refund refused', 'chargeback',
    'chargeback won', 'chargeback lost')) not valid;
alter table journals drop constraint journals_invoice,
  add constraint journals_invoice check (kind in ('chargeback', 'chargeback won',
    'chargeback lost') or (invoice_id is null) = (kind in ('credit granted', 'coupon redeemed',
    'invite rewarded', 'deposit held'))) not valid;
alter table journals drop constraint journals_payment,
  add constraint journals_payment check (kind = 'credit applied' or (payment_id is not null) =
    (kind in ('card payment', 'credit returned', 'deposit held', 'chargeback', 'chargeback won',
      'chargeback lost'))) not valid;
