-- What sellers are still owed for an auction, or owe (decision 0084). An auction of which everything is
-- paid out has no row.
create table statement_sums (
  auction_id uuid primary key references auctions,
  -- Below zero: the seller owes it back.
  payable_cents bigint not null,
  waiting_cents bigint not null check (waiting_cents >= 0),
  check (payable_cents <> 0 or waiting_cents <> 0)
);
grant select on statement_sums to hammerdock_app;
grant select, insert, delete on statement_sums to hammerdock_worker;

-- Auctions whose sums are missing or no longer true: their sales are read instead. Rows are only
-- added, so that no writer waits, and a job that sums deletes none that a later change has added. They
-- refer to no auction, because that would lock it.
create table statements_to_sum (
  id bigint generated always as identity primary key,
  auction_id uuid not null,
  at timestamptz not null default app.now()
);
create index statements_to_sum_auction on statements_to_sum (auction_id, at);
grant select on statements_to_sum to hammerdock_app;
grant select, delete on statements_to_sum to hammerdock_worker;

-- Triggers, so that the changes of an older node count as well. Every change of a receipt, of what is
-- due on it, and of its refunds has a journal.
create function app.note_money_of_receipts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into statements_to_sum (auction_id)
        select distinct auction_id from added join invoices on invoices.id = added.invoice_id;
      return null;
    end $$;
create function app.note_dispute() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into statements_to_sum (auction_id)
        select auction_id from payments join invoices on invoices.id = payments.invoice_id
        where payments.id = coalesce(new.payment_id, old.payment_id);
      return null;
    end $$;
create function app.note_released_lot() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into statements_to_sum (auction_id)
        select auction_id from lots where id = coalesce(new.lot_id, old.lot_id);
      return null;
    end $$;
create function app.note_payout_line() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into statements_to_sum (auction_id) values (coalesce(new.auction_id, old.auction_id));
      return null;
    end $$;
create function app.note_payout() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into statements_to_sum (auction_id)
        select auction_id from payout_lines where payout_id = coalesce(new.payout_id, old.payout_id);
      return null;
    end $$;
revoke execute on function app.note_money_of_receipts, app.note_dispute, app.note_released_lot,
  app.note_payout_line, app.note_payout from public;

create trigger journals_in_statements after insert on journals
  referencing new table as added
  for each statement execute function app.note_money_of_receipts();
create trigger disputes_in_statements after insert or update or delete on disputes
  for each row execute function app.note_dispute();
create trigger handovers_in_statements after insert or delete on handovers
  for each row execute function app.note_released_lot();
create trigger forfeits_in_statements after insert or delete on forfeits
  for each row execute function app.note_released_lot();
create trigger payout_lines_in_statements after insert or delete on payout_lines
  for each row execute function app.note_payout_line();
create trigger payout_reversals_in_statements after insert or delete on payout_reversals
  for each row execute function app.note_payout();
create trigger payout_transfers_in_statements after insert or update or delete on payout_transfers
  for each row execute function app.note_payout();

-- After the triggers, whose creation waited for every open change. A job of the store sums them.
insert into statements_to_sum (auction_id)
  select distinct auction_id from invoices union select auction_id from payout_lines;
