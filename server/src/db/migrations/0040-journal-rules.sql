-- R72: what the lines of each kind of journal may carry. domain/src/invoicing/journals.ts holds the
-- same table, and a test compares the two.
create table journal_line_rules (
  kind text not null,
  account text not null,
  side text not null check (side in ('debit', 'credit')),
  primary key (kind, account)
);
insert into journal_line_rules (kind, account, side) values
  ('invoice issued', 'buyer receivable', 'debit'),
  ('invoice issued', 'seller payable', 'credit'),
  ('invoice issued', 'premium revenue', 'credit'),
  ('invoice issued', 'tax payable', 'credit'),
  ('invoice voided', 'buyer receivable', 'credit'),
  ('invoice voided', 'buyer credit', 'credit'),
  ('invoice voided', 'seller payable', 'debit'),
  ('invoice voided', 'premium revenue', 'debit'),
  ('invoice voided', 'tax payable', 'debit'),
  ('card payment', 'gateway clearing', 'debit'),
  ('card payment', 'buyer receivable', 'credit'),
  ('card payment', 'card fees', 'credit'),
  ('credit applied', 'buyer credit', 'debit'),
  ('credit applied', 'buyer receivable', 'credit'),
  ('credit returned', 'buyer receivable', 'debit'),
  ('credit returned', 'buyer credit', 'credit'),
  ('credit granted', 'promotion', 'debit'),
  ('credit granted', 'buyer credit', 'credit'),
  ('coupon redeemed', 'promotion', 'debit'),
  ('coupon redeemed', 'buyer credit', 'credit'),
  ('invite rewarded', 'promotion', 'debit'),
  ('invite rewarded', 'buyer credit', 'credit'),
  ('deposit held', 'gateway clearing', 'debit'),
  ('deposit held', 'buyer deposit', 'credit'),
  ('refund made', 'seller payable', 'debit'),
  ('refund made', 'premium revenue', 'debit'),
  ('refund made', 'tax payable', 'debit'),
  ('refund made', 'buyer credit', 'credit'),
  ('refund made', 'refunds', 'credit'),
  ('card refund', 'refunds', 'debit'),
  ('card refund', 'gateway clearing', 'credit'),
  ('card refund refused', 'refunds', 'debit'),
  ('card refund refused', 'buyer credit', 'credit');
grant select on journal_line_rules to hammerdock_app, hammerdock_worker;

-- Runs at the commit, when the whole journal is there: row constraints cannot see its kind or the
-- seller of its invoice.
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
          when entries.account in ('buyer receivable', 'buyer credit', 'buyer deposit', 'refunds')
            then journals.user_id
          when entries.account = 'seller payable' then auctions.seller_id end)
    limit 1;
  if wrong is not null then
    raise exception 'journal % breaks the rule of its kind: %', wanted, wrong
      using errcode = 'check_violation';
  end if;
end $$;

-- Each constraint is added without a look at the rows; 0041 validates them under a weaker lock.
alter table journals
  add constraint journals_kind check (kind in ('invoice issued', 'invoice voided', 'card payment',
    'credit applied', 'credit returned', 'credit granted', 'coupon redeemed', 'invite rewarded',
    'deposit held', 'refund made', 'card refund', 'card refund refused')) not valid,
  add constraint journals_user check (user_id is not null) not valid,
  add constraint journals_invoice check ((invoice_id is null) = (kind in ('credit granted',
    'coupon redeemed', 'invite rewarded', 'deposit held'))) not valid,
  add constraint journals_payment check (kind = 'credit applied' or (payment_id is not null) =
    (kind in ('card payment', 'credit returned', 'deposit held'))) not valid,
  add constraint journals_reference check (reference is not null and case
    when kind = 'invoice issued' then reference = 'invoice ' || invoice_id::text
    when kind = 'invoice voided' then reference = 'void ' || invoice_id::text
    when kind in ('card payment', 'deposit held') then reference = 'payment ' || payment_id::text
    when kind = 'credit returned' then reference = 'credit back ' || payment_id::text
    when kind = 'credit applied' and payment_id is not null
      then reference = 'credit ' || payment_id::text
    else true end) not valid;

-- A document and what refers to it have one user, and a refund is of a line of its invoice.
create unique index invoices_and_user on invoices (id, user_id);
create unique index payments_and_user on payments (id, user_id);
create unique index journals_and_user on journals (id, user_id);
create unique index cards_and_user on cards (id, user_id);
create unique index invoice_lines_and_lot on invoice_lines (invoice_id, lot_id);
create unique index refunds_and_lot on refunds (id, lot_id);
alter table journals
  add constraint journals_invoice_user foreign key (invoice_id, user_id)
    references invoices (id, user_id) not valid,
  add constraint journals_payment_user foreign key (payment_id, user_id)
    references payments (id, user_id) not valid;
alter table payments
  add constraint payments_invoice_user foreign key (invoice_id, user_id)
    references invoices (id, user_id) not valid,
  add constraint payments_card_user foreign key (card_id, user_id)
    references cards (id, user_id) not valid;
alter table refunds
  add constraint refunds_invoice_user foreign key (invoice_id, user_id)
    references invoices (id, user_id) not valid,
  add constraint refunds_line foreign key (invoice_id, lot_id)
    references invoice_lines (invoice_id, lot_id) not valid;
alter table returns
  add constraint returns_refund_lot foreign key (refund_id, lot_id)
    references refunds (id, lot_id) not valid;
alter table forfeits
  add constraint forfeits_line foreign key (invoice_id, lot_id)
    references invoice_lines (invoice_id, lot_id) not valid;
alter table buy_now_holds
  add constraint buy_now_holds_invoice_user foreign key (invoice_id, user_id)
    references invoices (id, user_id) not valid,
  add constraint buy_now_holds_line foreign key (invoice_id, lot_id)
    references invoice_lines (invoice_id, lot_id) not valid;
alter table coupon_redemptions
  add constraint coupon_redemptions_journal_user foreign key (journal_id, user_id)
    references journals (id, user_id) not valid;
