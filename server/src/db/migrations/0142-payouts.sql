-- R58: what is paid out to sellers. A payout settles all auctions of its seller; one that came back,
-- or was entered by mistake, is reversed by a row of its own. Nothing is edited.
create unique index auctions_and_seller on auctions (id, seller_id);
create table payouts (
  id uuid primary key,
  seller_id uuid not null references users,
  amount_cents bigint not null check (amount_cents > 0),
  reference text not null check (char_length(reference) between 1 and 100),
  paid_on text not null check (paid_on ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-[0-3][0-9]$'),
  -- Of the bank account at that time; null without one.
  account_last4 text check (account_last4 ~ '^[0-9]{1,4}$'),
  actor_id uuid not null references users,
  at timestamptz not null default app.now()
);
create unique index payouts_and_seller on payouts (id, seller_id);
create index payouts_of_seller on payouts (seller_id, at desc);
-- Below zero: what the seller owed back for that auction.
create table payout_lines (
  payout_id uuid not null,
  seller_id uuid not null,
  auction_id uuid not null,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (payout_id, auction_id),
  foreign key (payout_id, seller_id) references payouts (id, seller_id),
  foreign key (auction_id, seller_id) references auctions (id, seller_id)
);
create index payout_lines_of_auction on payout_lines (auction_id);
create table payout_reversals (
  payout_id uuid primary key references payouts,
  reason text not null check (char_length(reason) between 1 and 500),
  actor_id uuid not null references users,
  at timestamptz not null default app.now()
);
grant select, insert on payouts, payout_lines, payout_reversals to hammerdock_app, hammerdock_worker;

-- Where a seller is paid. The numbers are encrypted; only the last digits are readable.
create table payout_accounts (
  seller_id uuid primary key references users,
  holder text not null check (char_length(holder) between 1 and 100),
  numbers bytea not null,
  last4 text not null check (last4 ~ '^[0-9]{1,4}$'),
  updated_at timestamptz not null default app.now()
);
grant select, insert, update on payout_accounts to hammerdock_app;
grant select on payout_accounts to hammerdock_worker;

insert into journal_line_rules (kind, account, side) values
  ('payout', 'seller payable', 'debit'),
  ('payout', 'gateway clearing', 'credit'),
  ('payout reversed', 'gateway clearing', 'debit'),
  ('payout reversed', 'seller payable', 'credit');

-- A journal without an invoice names the seller itself.
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
          when entries.account = 'seller payable' and journals.kind in ('payout', 'payout reversed')
            then journals.user_id
          when entries.account = 'seller payable' then auctions.seller_id end)
    limit 1;
  if wrong is not null then
    raise exception 'journal % breaks the rule of its kind: %', wanted, wrong
      using errcode = 'check_violation';
  end if;
end $$;

-- Each is wider than the one it replaces, so that an older node goes on; 0143 validates.
alter table journals drop constraint journals_kind,
  add constraint journals_kind check (kind in ('invoice issued', 'invoice voided', 'card payment',
    'credit applied', 'credit returned', 'credit granted', 'coupon redeemed', 'invite rewarded',
    'deposit held', 'refund made', 'refund canceled', 'card refund', 'card refund refused',
    'card refund failed', 'chargeback', 'chargeback won', 'chargeback lost', 'chargeback reopened',
    'dispute fee', 'dispute fee returned', 'deposit released', 'deposit returned',
    'deposit return refused', 'deposit return failed', 'payout', 'payout reversed')) not valid;
alter table journals drop constraint journals_invoice,
  add constraint journals_invoice check (kind in ('chargeback', 'chargeback won',
    'chargeback lost', 'chargeback reopened', 'dispute fee', 'dispute fee returned')
    or (invoice_id is null) = (kind in ('credit granted', 'coupon redeemed', 'invite rewarded',
      'deposit held', 'deposit released', 'deposit returned', 'deposit return refused',
      'deposit return failed', 'payout', 'payout reversed'))) not valid;
