create table gateway_customers (
  user_id uuid primary key references users,
  gateway_customer text not null unique,
  at timestamptz not null default app.now()
);

-- Only what the tokeniser gave us (R29): never a number, never a CVC.
create table cards (
  id uuid primary key,
  user_id uuid not null references users,
  gateway_card text not null unique,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  holder text not null,
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null,
  address jsonb not null,
  is_primary boolean not null,
  consent_at timestamptz not null,
  removed_at timestamptz
);
create unique index cards_one_primary on cards (user_id) where is_primary and removed_at is null;
create index cards_of_user on cards (user_id) where removed_at is null;

create sequence invoice_numbers start 100001;

create table invoices (
  id uuid primary key,
  number int not null unique default nextval('invoice_numbers'),
  user_id uuid not null references users,
  auction_id uuid not null references auctions,
  tax_exempt boolean not null,
  card_fee_bps int not null,
  hammer_cents bigint not null,
  premium_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null check (total_cents = hammer_cents + premium_cents + tax_cents),
  issued_at timestamptz not null default app.now(),
  voided_at timestamptz
);
create index invoices_of_user on invoices (user_id, issued_at desc);

create table invoice_lines (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  lot_id uuid not null references lots,
  hammer_cents bigint not null,
  premium_cents bigint not null,
  tax_cents bigint not null,
  voided_at timestamptz
);
create unique index invoice_lines_lot on invoice_lines (lot_id) where voided_at is null;
create index invoice_lines_invoice on invoice_lines (invoice_id);

-- The intent is written before the gateway is asked; its id is the gateway's idempotency key.
create table payments (
  id uuid primary key,
  user_id uuid not null references users,
  purpose text not null check (purpose in ('invoice', 'deposit')),
  invoice_id uuid references invoices,
  card_id uuid references cards,
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  automatic boolean not null,
  state text not null check (state in
    ('processing', 'succeeded', 'declined', 'needs verification', 'abandoned')),
  decline_code text,
  verification_url text,
  gateway_charge text unique,
  idempotency_key text,
  created_at timestamptz not null default app.now(),
  settled_at timestamptz,
  check ((purpose = 'invoice') = (invoice_id is not null))
);
create index payments_of_invoice on payments (invoice_id);
create index payments_unsettled on payments (created_at) where settled_at is null;
create unique index payments_key on payments (user_id, idempotency_key)
  where idempotency_key is not null;
-- One attempt at a time for an invoice: a second Pay while the first is unsettled is refused.
create unique index payments_one_open on payments (invoice_id)
  where settled_at is null and invoice_id is not null;

create table journals (
  id uuid primary key,
  kind text not null,
  user_id uuid references users,
  invoice_id uuid references invoices,
  payment_id uuid references payments,
  reference text unique,
  at timestamptz not null default app.now()
);
create index journals_of_invoice on journals (invoice_id);

-- Debits are positive, credits negative (R28). The application may only insert.
create table entries (
  journal_id uuid not null references journals,
  position int not null,
  account text not null check (account in ('buyer receivable', 'buyer credit', 'buyer deposit',
    'gateway clearing', 'seller payable', 'premium revenue', 'tax payable', 'card fees',
    'promotion', 'refunds')),
  user_id uuid references users,
  invoice_id uuid references invoices,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (journal_id, position)
);
create index entries_of_invoice on entries (invoice_id, account);
create index entries_of_user on entries (user_id, account);

-- A journal has two entries or more, and they sum to zero: checked when the transaction commits.
create function app.check_journal(wanted uuid) returns void language plpgsql as $$
declare
  counted int;
  total numeric;
begin
  select count(*), coalesce(sum(amount_cents), 0) into counted, total
    from entries where journal_id = wanted;
  if counted < 2 or total <> 0 then
    raise exception 'journal % is not balanced: % entries, sum %', wanted, counted, total
      using errcode = 'check_violation';
  end if;
end $$;
create function app.check_own_journal() returns trigger language plpgsql as
  'begin perform app.check_journal(new.id); return null; end';
create function app.check_entry_journal() returns trigger language plpgsql as
  'begin perform app.check_journal(new.journal_id); return null; end';
create constraint trigger journals_balanced after insert on journals
  deferrable initially deferred for each row execute function app.check_own_journal();
create constraint trigger entries_balanced after insert or update on entries
  deferrable initially deferred for each row execute function app.check_entry_journal();
