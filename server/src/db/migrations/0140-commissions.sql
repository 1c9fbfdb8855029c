-- R58: the commission, at a rate of the seller that is frozen with the auction (R55). It is booked with
-- the invoice, like the premium, and returned with each reversal of the hammer price.
alter table users add column commission_bps int not null default 0,
  add constraint users_commission check (commission_bps between 0 and 10000
    and (commission_bps = 0 or role = 'seller')) not valid;
alter table auctions add column commission_bps int not null default 0,
  add constraint auctions_commission check (commission_bps between 0 and 10000) not valid;
alter table invoice_lines add column commission_cents bigint not null default 0,
  add constraint invoice_lines_commission check (commission_cents between 0 and hammer_cents)
    not valid;
alter table refunds add column commission_cents bigint not null default 0,
  add constraint refunds_commission check (commission_cents between 0 and hammer_cents) not valid;
-- A part of what was lost of the hammer price.
alter table disputes add column lost_commission_cents bigint not null default 0;
alter table dispute_decisions add column lost_commission_cents bigint not null default 0;

insert into journal_line_rules (kind, account, side) values
  ('invoice issued', 'commission revenue', 'credit'),
  ('invoice voided', 'commission revenue', 'debit'),
  ('refund made', 'commission revenue', 'debit'),
  ('refund canceled', 'commission revenue', 'credit'),
  ('chargeback lost', 'commission revenue', 'debit'),
  ('chargeback reopened', 'commission revenue', 'credit');

-- Wider than the one it replaces, so that an older node goes on; 0141 validates.
alter table entries drop constraint entries_account_check,
  add constraint entries_account_check check (account in ('buyer receivable', 'buyer credit',
    'buyer deposit', 'gateway clearing', 'seller payable', 'premium revenue', 'commission revenue',
    'tax payable', 'card fees', 'promotion', 'refunds', 'chargebacks', 'dispute fees',
    'shipping revenue')) not valid;
